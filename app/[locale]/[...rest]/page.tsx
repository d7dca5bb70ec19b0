import { notFound } from 'next/navigation';

/** Kept like any other page, so that a stranger's guesses cost one render each. */
export const generateStaticParams = () => [];

/** An address that no other route knows: the 404 page in the visitor's language. */
export default function UnknownPage() {
  notFound();
}
