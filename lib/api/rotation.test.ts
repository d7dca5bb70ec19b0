import { NO_DRAFT } from '@/lib/state/favoriteForm';
import { openDraft, sealDraft } from './draft';
import { checkSession, editorRewrite } from './editorSessions';

/** docs/decisions/0035: what the website signed or encrypted before its secrets were rotated. */
const OLD = { revalidateSecret: 'r1', previewSecret: 'p1' };
const NEW = { revalidateSecret: 'r2', previewSecret: 'p2' };
const BEFORE = { revalidateSecretPrevious: 'r1', previewSecretPrevious: 'p1' };

let settings: Record<string, string> = OLD;
jest.mock('@/lib/env', () => ({ env: () => settings }));
const runFor = (seconds: number) => jest.spyOn(process, 'uptime').mockReturnValue(seconds);

const NOW = 1_800_000_000_000;
const isOpen = (value: string) => {
  const [query, cookies] = [new URLSearchParams(), { get: () => ({ value }) }];
  return editorRewrite({ locale: 'en', path: '/check', query, cookies }, NOW)?.isPerRequest;
};

it('an editor’s session and a form of before hold for the first hour, then nothing old does', () => {
  settings = OLD;
  const [session, form] = [checkSession(NOW), sealDraft(NO_DRAFT, NOW)];
  settings = { ...NEW, ...BEFORE };
  runFor(10);
  expect([isOpen(session), openDraft(form, NOW)]).toEqual([true, NO_DRAFT]);
  runFor(3600);
  expect([isOpen(session), openDraft(form, NOW)]).toEqual([false, null]);
  settings = NEW;
  runFor(10);
  expect([isOpen(session), openDraft(form, NOW)]).toEqual([false, null]);
});

it('the new secrets sign and encrypt, the old ones only open', () => {
  runFor(10);
  settings = { ...NEW, ...BEFORE };
  const [session, form] = [checkSession(NOW), sealDraft(NO_DRAFT, NOW)];
  settings = NEW;
  expect([isOpen(session), openDraft(form, NOW)]).toEqual([true, NO_DRAFT]);
  settings = OLD;
  expect([isOpen(session), openDraft(form, NOW)]).toEqual([false, null]);
});
