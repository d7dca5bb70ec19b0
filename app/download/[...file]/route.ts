import { proxyMedia } from '@/lib/api/mediaProxy';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: RouteContext<'/download/[...file]'>) {
  return proxyMedia('download', (await params).file, request);
}

export { GET as HEAD };
