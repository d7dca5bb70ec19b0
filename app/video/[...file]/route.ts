import { proxyMedia } from '@/lib/api/mediaProxy';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: RouteContext<'/video/[...file]'>) {
  return proxyMedia('video', (await params).file, request);
}

export { GET as HEAD };
