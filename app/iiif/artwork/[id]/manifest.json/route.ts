import { iiifAnswer } from '@/lib/discovery/iiif/iiifAnswer';
import { artworkManifest } from '@/lib/discovery/iiif/manifest';

export const dynamic = 'force-dynamic';

type Context = RouteContext<'/iiif/artwork/[id]/manifest.json'>;

/** One work for IIIF viewers. */
export async function GET(request: Request, { params }: Context) {
  const { id } = await params;
  return iiifAnswer(request, () => artworkManifest(id));
}
