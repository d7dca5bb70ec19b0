import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDurably } from './durable.mjs';
import { failure } from './failure.mjs';
import { checkOwner, keepToOwner, makeOwnFolder } from './ownFolder.mjs';

const NAMES = ['PAYLOAD_SECRET', 'REVALIDATE_SECRET', 'PREVIEW_SECRET'];
const previousOf = (name) => `${name}_PREVIOUS`;
const PREVIOUS = NAMES.map(previousOf);
/** When the programs were first started with what a rotation made. */
const SINCE = 'rotationInUseSince';
/** As long as a program accepts what was signed before (lib/signing.ts). */
const PREVIOUS_LIVES_MS = 60 * 60_000;

const aSecret = () => randomBytes(32).toString('hex');
const fileIn = (dataDir) => join(dataDir, 'secrets.json');

function readSaved(file) {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code) throw failure(`${file} cannot be read: ${error.message}.`);
    throw failure(`${file} is not readable JSON: restore it from a backup, or delete it.`);
  }
}

const save = (file, saved) => writeDurably(file, `${JSON.stringify(saved, null, 2)}\n`);

/** Notes the first start after a rotation; an hour later nothing is left that the previous secrets signed. */
function withAge(saved, now, isStart) {
  if (!PREVIOUS.some((name) => saved[name])) return saved;
  if (!saved[SINCE] && !isStart) return saved;
  const since = saved[SINCE] ?? new Date(now).toISOString();
  if (now - Date.parse(since) < PREVIOUS_LIVES_MS) return { ...saved, [SINCE]: since };
  return Object.fromEntries(NAMES.map((name) => [name, saved[name]]));
}

/**
 * Generated once and stored with the data that they protect; after a rotation with those before, as `…_PREVIOUS`.
 * Secrets in the environment take precedence. `isStart`: by what starts the programs, from when on they are in use.
 */
export function readSecrets({ dataDir, env }, { isStart = false, now = Date.now() } = {}) {
  const file = fileIn(dataDir);
  const saved = readSaved(file);
  keepToOwner(file);
  const made = NAMES.filter((name) => !saved[name]).map((name) => [name, aSecret()]);
  const current = withAge({ ...saved, ...Object.fromEntries(made) }, now, isStart);
  if (JSON.stringify(current) !== JSON.stringify(saved)) {
    makeOwnFolder(dataDir);
    save(file, current);
  }
  const given = NAMES.map((name) => [name, env[name] || current[name]]);
  // With a secret of the environment, what was stored before is none of its past.
  const before = NAMES.map((name) => [
    previousOf(name),
    env[previousOf(name)] || (env[name] ? '' : current[previousOf(name)]),
  ]);
  return Object.fromEntries([...given, ...before.filter(([, value]) => value)]);
}

/** New secrets, with the old ones beside them for what they have signed. Programs take them at their next start. */
export function rotateSecrets({ dataDir, env }) {
  const given = NAMES.find((name) => env[name]);
  if (given) {
    throw failure(
      `${given} is set in the environment: set a new one there, and the old one as ${previousOf(given)}.`,
    );
  }
  checkOwner(dataDir);
  const file = fileIn(dataDir);
  const saved = readSaved(file);
  const known = NAMES.filter((name) => saved[name]);
  if (known.length === 0)
    throw failure(`There are no secrets in ${dataDir} yet: npm start makes them.`);
  save(
    file,
    Object.fromEntries([
      ...NAMES.map((name) => [name, aSecret()]),
      ...known.map((name) => [previousOf(name), saved[name]]),
    ]),
  );
}
