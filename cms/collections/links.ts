/** What Payload tells a rule of the field. */
type Asked = { previousValue?: unknown; req: { context: Record<string, unknown> } };

/**
 * The website shows no link that isn't safe (lib/domain/link.ts): who enters one is told. What is stored already stays, as does what an
 * archive brings, so that the rest of the document can be saved.
 */
const linkOf =
  (allowed: RegExp, said: string) =>
  (value: unknown, { previousValue, req }: Asked) =>
    !value ||
    value === previousValue ||
    Boolean(req.context.seeding) ||
    allowed.test(String(value)) ||
    said;

/** Another site. */
export const isOutside = linkOf(/^https:\/\/\S+$/, 'An address that starts with https://');

const PLACE = String.raw`\/(?![/\\])\S*|https:\/\/\S+`;

/** A page of ours, or another site. */
export const isPlace = linkOf(new RegExp(`^(?:${PLACE})$`), 'A path (/news) or https://…');

export const isPlaceOrMail = linkOf(
  new RegExp(String.raw`^(?:${PLACE}|mailto:\S+@\S+)$`),
  'A path (/news), https://… or mailto:…',
);
