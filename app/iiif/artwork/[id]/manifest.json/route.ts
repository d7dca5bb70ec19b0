import { iiifAnswer } from '@/lib/discovery/iiif/iiifAnswer';
import { artworkManifest } from '@/lib/discovery/iiif/manifest';

export const dynamic = 'force-dynamic';

type Context = RouteContext<'/iiif/artwork/[id]/manifest.json'>;

/** The IIIF manifest of a work. */
export async function GET(request: Request, { params }: Context) {
  const { id } = await params;
  return iiifAnswer(request, () => artworkManifest(id));
}
