import { existsSync, readFileSync } from 'node:fs';
import { failure, isFailure } from './failure.mjs';

const LINE = /^(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*)$/;
const QUOTED = /^(["'])(.*?)\1\s*(?:#.*)?$/;

/** Strict: reports the number of a line that is not `NAME=value` instead of skipping it. */
export function parseDotenv(text) {
  const values = {};
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const [, name, value] = LINE.exec(line) ?? [];
    const quoted = value === undefined ? null : QUOTED.exec(value);
    if (!name || (!quoted && /^["']/.test(value))) {
      throw failure(`.env, line ${index + 1}: expected NAME=value.`);
    }
    values[name] = quoted ? quoted[2] : value.replace(/(^|\s+)#.*$/, '').trim();
  }
  return values;
}

export function readDotenv(path) {
  if (!existsSync(path)) return {};
  try {
    return parseDotenv(readFileSync(path, 'utf8'));
  } catch (error) {
    if (isFailure(error)) throw error;
    throw failure(`.env cannot be read: ${error.message}.`);
  }
}
