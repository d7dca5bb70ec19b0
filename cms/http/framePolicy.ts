import { SITE_URL } from '../env';
import { onRequest } from './requests';

/** The admin shows nobody in a frame but itself and the website, for the live preview. */
export function limitFrames() {
  const policy = `frame-src 'self' ${new URL(SITE_URL).origin}`;
  onRequest(({ request: { url = '' }, response }) => {
    if (url.startsWith('/admin')) response.setHeader('content-security-policy', policy);
  });
}
