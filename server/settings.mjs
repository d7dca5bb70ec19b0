const DEFAULT_PORT = 3000;

/** What the entry itself needs to know; the pages' settings are read in lib/env.ts. */
export function readSettings(env) {
  const port = Number(env.PORT || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a port number, not "${env.PORT}"`);
  }
  return { port, siteUrl: env.SITE_URL || `http://localhost:${port}` };
}
