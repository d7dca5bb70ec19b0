const LOOPBACK = /^(::1|127\.|::ffff:127\.)/;

/**
 * The visitor's network address. The website, on the same machine, passes it on; from anywhere else that header
 * could be made up, so there the address the request came from counts.
 */
export function visitorAddress(headers: Headers): string {
  const [from = ''] = (headers.get('x-forwarded-for') ?? '').split(',');
  const peer = from.trim();
  const isWebsite = !peer || LOOPBACK.test(peer);
  return (isWebsite && headers.get('x-visitor-address')) || peer || 'unknown';
}
