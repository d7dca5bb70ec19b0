const DEFAULT_PORT = 3000;

const ON = ['on', 'true', '1'];
const OFF = ['off', 'false', '0'];

function switchOf(env, name) {
  const given = (env[name] || 'off').toLowerCase();
  if (![...ON, ...OFF].includes(given)) {
    throw new Error(`${name} must be on or off, not "${env[name]}"`);
  }
  return ON.includes(given);
}

/** What the entry itself needs to know; the pages' settings are read in lib/env.ts. */
export function readSettings(env) {
  const port = Number(env.PORT || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a port number, not "${env.PORT}"`);
  }
  return {
    port,
    siteUrl: env.SITE_URL || `http://localhost:${port}`,
    hstsPreload: switchOf(env, 'HSTS_PRELOAD'),
  };
}
