/** An address as one types it, and where it leads. */
export type TypedAddress = { href: string; text: string };

type Props = { address: TypedAddress; className?: string };

/** A page's address on paper; a link on the screen and in a PDF. */
export const Address = ({ address: { href, text }, className }: Props) => (
  <a href={href} dir="ltr" className={className}>
    {text}
  </a>
);
