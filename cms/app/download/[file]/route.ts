import { serveFile } from '../../../files/serveFile';

export const GET = serveFile('download');
export const HEAD = GET;
