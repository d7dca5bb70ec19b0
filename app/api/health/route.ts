export const dynamic = 'force-dynamic';

/** Tells that the website runs. It asks no service: kept pages are served without one. */
export function GET() {
  return Response.json({ ok: true }, { headers: { 'cache-control': 'no-store' } });
}
