import { fileAnswer } from '@/lib/files/fileAnswer';
import { IIIF_TYPE } from './paths';

/** A document that viewers on other sites may read (its open headers are in server/securityHeaders.mjs). */
export const iiifAnswer = (path: string, make: () => Promise<object | null>): Promise<Response> =>
  fileAnswer(IIIF_TYPE, path, async () => {
    const document = await make();
    return document && JSON.stringify(document);
  });
