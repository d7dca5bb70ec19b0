import { embedAnswer } from '@/lib/discovery/embed/embedAnswer';
import { galleryEmbed } from '@/lib/discovery/embed/pages';

export const dynamic = 'force-dynamic';

type Context = RouteContext<'/[locale]/embed/gallery/[label]'>;

/** `/embed/gallery?labelIds=`: the works of a label, for a frame of another site. */
export async function GET(request: Request, { params }: Context) {
  const { locale, label } = await params;
  const path = `/embed/gallery/${label}`;
  return embedAnswer(request, { locale, path }, (known) => galleryEmbed(label, known));
}
