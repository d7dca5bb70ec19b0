import type { PayloadRequest } from 'payload';

/**
 * The context of what the demo, an import, its undo or an archive writes, which has looked at all of it: each document is checked less,
 * and no website is told of it by itself. Each call has its own, as hooks note things in it.
 */
export const quietly = () => ({ quietly: true });

/** The context of what an archive writes: its files were taken once. */
export const ofArchive = () => ({ ...quietly(), isOfArchive: true });

export const isOfArchive = ({ context }: Pick<PayloadRequest, 'context'>) =>
  context.isOfArchive === true;

export const isQuiet = ({ context }: Pick<PayloadRequest, 'context'>) => context.quietly === true;

/** Payload accepts `all` when writing, but types neither it nor the values `{en, fr, …}`. */
export const inAllLanguages = () =>
  ({ locale: 'all' as 'en', depth: 0, context: quietly() }) as const;
