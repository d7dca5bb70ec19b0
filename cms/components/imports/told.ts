import { fill } from '@/lib/i18n/fill';
import { FAULTS, type FaultName } from '../../imports/faults';
import type { Last, Status } from '../../imports/status';
import type { ImportTexts } from './texts';

/** `3 min`, `12 s`; `…` while it is not known. */
export function durationIn(texts: ImportTexts, seconds: number | null): string {
  if (seconds === null) return '…';
  const isLong = seconds >= 90;
  const count = isLong ? Math.round(seconds / 60) : Math.max(1, Math.ceil(seconds));
  return fill(isLong ? texts.minutes : texts.seconds, { count });
}

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

function sizeIn(language: string, bytes: number): string {
  const power = bytes >= 1e9 ? 2 : bytes >= 1e6 ? 1 : 0;
  const format = { style: 'unit', unit: UNITS[power], maximumFractionDigits: power } as const;
  return new Intl.NumberFormat(language, format).format(bytes / 1000 ** (power + 1));
}

/** What has arrived; '': nothing. */
export const filesIn = (
  texts: ImportTexts,
  language: string,
  { pictures, sheets, bytes }: Status['files'],
): string =>
  bytes > 0 || sheets.length > 0
    ? fill(texts.filesHere, { pictures, sheets: sheets.length, size: sizeIn(language, bytes) })
    : '';

export const timeIn = (language: string, time: number) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);

const isFault = (fault: unknown): fault is FaultName =>
  typeof fault === 'string' && Object.hasOwn(FAULTS, fault);

/** A part of an import with large pictures may take half a minute. */
const SILENT_MS = 120_000;

/** Whether the process that imports has died, or is gone for long. */
export const isSilentNow = ({ now, at }: Last) => now - at > SILENT_MS;

/** What a refused request says. */
export function faultIn(texts: ImportTexts, fault: unknown, value: string | number): string {
  if (!isFault(fault)) return texts.failed.replace('{reason}', () => String(fault));
  const text = fault === 'running' ? texts.isRunning : texts[fault];
  return text.replace('{value}', () => String(value));
}

/** What an import that has ended did, or its undo. */
export function resultOf(texts: ImportTexts, { phase, undone, counts, done, total }: Last): string {
  if (phase === 'undone' && undone) {
    const { deleted, restored, keptCount } = undone;
    return fill(texts.undone, { deleted, restored, kept: keptCount });
  }
  return fill(phase === 'stopped' ? texts.stopped : texts.done, { ...counts, done, total });
}
