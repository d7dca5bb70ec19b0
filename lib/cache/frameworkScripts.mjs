import { createHash } from 'node:crypto';
import { HELPER_HASHES } from './helperHashes.mjs';

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const HAS_SOURCE = /(?:^|\s)src\s*=/;
const BOOTSTRAP = '(self.__next_f=self.__next_f||[]).push([0])';
const PUSH = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/;
const FLIGHT_TEXT = 1;
const FLIGHT_BINARY = 3;

/** The call that ends a streaming helper: `$RC("B:0","S:0")` and its like. */
const HELPER_CALL = /\$R[CRSX]\(([\s\S]*)\)$/;
const HELPER_ID = /^[BPS]:[0-9a-f]+$/;

function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isHelperArgument = (value) =>
  value === null ||
  typeof value === 'string' ||
  (Array.isArray(value) && value.every(isHelperArgument));

/** One of React's streaming helpers, by hash, with nothing but constants as arguments. */
function isHelper(script) {
  const { index = script.length, 1: json = '' } = HELPER_CALL.exec(script) ?? {};
  const name = createHash('sha256').update(script.slice(0, index)).digest('hex');
  if (!HELPER_HASHES.has(name)) return false;
  if (index === script.length) return script !== '';
  const call = parseJson(`[${json}]`);
  return Boolean(call) && HELPER_ID.test(call[0]) && call.every(isHelperArgument);
}

/** The bytes of a flight push, or null when it is anything else than JSON of the two known forms. */
function pushedBytes(script) {
  const push = parseJson(PUSH.exec(script)?.[1] ?? '');
  if (push?.length !== 2 || typeof push[1] !== 'string') return null;
  if (push[0] === FLIGHT_TEXT) return Buffer.from(push[1], 'utf8');
  return push[0] === FLIGHT_BINARY ? Buffer.from(push[1], 'base64') : null;
}

/**
 * The inline scripts of a page that are the framework's own, letter for letter. A push is one only when it carries
 * the next piece of the page's flight data, so a script that merely looks like a push is not blessed.
 * @param {string} html
 * @param {Uint8Array | undefined} flight
 * @returns {string[]}
 */
export function frameworkScripts(html, flight = new Uint8Array()) {
  const data = Buffer.from(flight);
  let offset = 0;
  const isNextPiece = (bytes) => {
    if (!bytes?.length || !data.subarray(offset, offset + bytes.length).equals(bytes)) return false;
    offset += bytes.length;
    return true;
  };
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes]) => !HAS_SOURCE.test(attributes))
    .map(([, , script]) => script)
    .filter(
      (script) => script === BOOTSTRAP || isNextPiece(pushedBytes(script)) || isHelper(script),
    );
}
