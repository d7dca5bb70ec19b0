import { embedAnswer } from '@/lib/discovery/embed/embedAnswer';
import { workEmbed } from '@/lib/discovery/embed/pages';

export const dynamic = 'force-dynamic';

type Context = RouteContext<'/[locale]/embed/artwork/[id]'>;

/** A work with its label, for a frame of another site. */
export async function GET(request: Request, { params }: Context) {
  const { locale, id } = await params;
  const path = `/embed/artwork/${id}`;
  return embedAnswer(request, { locale, path }, (known) => workEmbed(id, known));
}
