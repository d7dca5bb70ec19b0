import { fileAnswer } from '@/lib/files/fileAnswer';
import { IIIF_TYPE } from './paths';

/** A JSON document that viewers on other sites may read (server/securityHeaders.mjs sets the CORS headers). */
export const iiifAnswer = (
  request: Request,
  make: () => Promise<object | null>,
): Promise<Response> =>
  fileAnswer(request, { type: IIIF_TYPE, kind: 'iiif' }, async () => {
    const document = await make();
    return document && JSON.stringify(document);
  });
