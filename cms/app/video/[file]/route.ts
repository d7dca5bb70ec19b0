import { serveFile } from '../../../files/serveFile';

export const GET = serveFile('video');
export const HEAD = GET;
