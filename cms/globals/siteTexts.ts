import { fill } from '@/lib/i18n/fill';
import { isRecord } from '@/lib/record';
import type { English } from '../words/words';
import { wrongAt } from './wrongAt';

export const FAULTS = {
  noJson: 'This is no JSON: look at line {line}, character {character}.',
  noObject: 'The texts stand in braces, each after its key, as in messages/en.json.',
} as const satisfies Record<string, English>;

/** What a form keeps of what is typed: texts by their keys, null, or what was typed as long as it is neither. */
export function readTexts(typed: string): unknown {
  if (typed.trim() === '') return null;
  try {
    const texts: unknown = JSON.parse(typed);
    return isRecord(texts) ? texts : typed;
  } catch {
    return typed;
  }
}

/** The same as a form shows it. */
export function writeTexts(value: unknown): string {
  if (typeof value === 'string') return value;
  return (value ?? null) === null ? '' : JSON.stringify(value, null, 2);
}

/** What is said of a value that isn't texts by their keys; the form and the CMS say the same. */
export function checkTexts(
  value: unknown,
  said: Readonly<Record<keyof typeof FAULTS, string>>,
): string | true {
  if ((value ?? null) === null || isRecord(value)) return true;
  const at = typeof value === 'string' ? wrongAt(value) : null;
  if (at === null) return said.noObject;
  const lines = String(value).slice(0, at).split('\n');
  return fill(said.noJson, { line: lines.length, character: (lines.at(-1)?.length ?? 0) + 1 });
}
