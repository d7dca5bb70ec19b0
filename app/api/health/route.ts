export const dynamic = 'force-dynamic';

/** The website is up. Calls no service: cached pages are served without one. */
export function GET() {
  return Response.json({ ok: true }, { headers: { 'cache-control': 'no-store' } });
}
