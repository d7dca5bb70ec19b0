import type { PayloadRequest } from 'payload';

/** `what`: the list (`favourites`). `count`: how many rows leave the CMS. */
type Export = { req: PayloadRequest; what: string; count: number };

/** Leaves a line about data of people that somebody takes out. An export begins only after it. */
export async function noteExport({ req, what, count }: Export): Promise<void> {
  req.payload.logger.warn({ msg: 'exported', what, count, editor: req.user?.id });
}
