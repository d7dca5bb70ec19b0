import { serveFile } from '../../../files/serveFile';
import { liveIdOf } from '../../../live/livePath';
import { serveLive } from '../../../live/serveLive';

type Context = { params: Promise<{ file: string }> };

const serveFilm = serveFile('video');

export async function GET(request: Request, context: Context): Promise<Response> {
  const liveId = liveIdOf((await context.params).file);
  return liveId === null ? serveFilm(request, context) : serveLive(liveId, request.method);
}

export { GET as HEAD };
