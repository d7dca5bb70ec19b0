import { embedAnswer } from '@/lib/discovery/embed/embedAnswer';
import { galleryEmbed } from '@/lib/discovery/embed/pages';

export const dynamic = 'force-dynamic';

type Context = RouteContext<'/[locale]/embed/gallery'>;

/** The gallery's own works, for a frame of another site. */
export async function GET(request: Request, { params }: Context) {
  const { locale } = await params;
  return embedAnswer(request, { locale, path: '/embed/gallery' }, (known) =>
    galleryEmbed('', known),
  );
}
