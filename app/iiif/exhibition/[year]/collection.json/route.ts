import { exhibitionCollection } from '@/lib/discovery/iiif/collection';
import { iiifAnswer } from '@/lib/discovery/iiif/iiifAnswer';

export const dynamic = 'force-dynamic';

type Context = RouteContext<'/iiif/exhibition/[year]/collection.json'>;

/** A year for IIIF viewers: its works, or the collections in which they lie. */
export async function GET(request: Request, { params }: Context) {
  const { year } = await params;
  return iiifAnswer(request, () => exhibitionCollection(year));
}
