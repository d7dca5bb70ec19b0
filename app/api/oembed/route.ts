import { oembedAnswer } from '@/lib/discovery/embed/oembedAnswer';

export const dynamic = 'force-dynamic';

/** What another site asks before it shows a link of ours: oEmbed 1.0. */
export const GET = (request: Request) => oembedAnswer(request);
