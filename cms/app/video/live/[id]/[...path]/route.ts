import { relayLive } from '../../../../../live/relay';

type Context = { params: Promise<{ id: string; path: string[] }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id, path } = await params;
  return relayLive(/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0, path, request);
}

export { GET as HEAD };
