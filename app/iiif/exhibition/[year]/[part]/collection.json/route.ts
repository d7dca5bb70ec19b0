import { exhibitionPart } from '@/lib/discovery/iiif/collection';
import { iiifAnswer } from '@/lib/discovery/iiif/iiifAnswer';

export const dynamic = 'force-dynamic';

type Context = RouteContext<'/iiif/exhibition/[year]/[part]/collection.json'>;

/** A part of the works of a large year. */
export async function GET(request: Request, { params }: Context) {
  const { year, part } = await params;
  return iiifAnswer(request, () => exhibitionPart(year, part));
}
