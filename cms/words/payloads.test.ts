import { ar } from '@payloadcms/translations/languages/ar';
import { en } from '@payloadcms/translations/languages/en';
import { es } from '@payloadcms/translations/languages/es';
import { fr } from '@payloadcms/translations/languages/fr';
import { ru } from '@payloadcms/translations/languages/ru';
import { zh } from '@payloadcms/translations/languages/zh';
import { typographyFaults } from '@/tests/support/typography';
import { PAYLOADS } from './payloads';

type Texts = Record<string, Record<string, string>>;

const LANGUAGES = { en, ar, es, fr, ru, zh };
type Name = keyof typeof LANGUAGES;
const NAMES = Object.keys(LANGUAGES) as Name[];

const textsOf = (name: Name) => LANGUAGES[name].translations as unknown as Texts;
/** All that a screen says, ours before Payload's. */
const said = (name: Name, group: string, key: string) =>
  (PAYLOADS[name] as Texts)[group]?.[key] ?? textsOf(name)[group]?.[key];

const places = (text = '') => (text.match(/\{\{.+?\}\}/g) ?? []).sort();

it.each(NAMES)('are texts that Payload has in %s, with the places of its English ones', (name) => {
  const groups: Texts = PAYLOADS[name];
  const ours = Object.entries(groups).flatMap(([group, texts]) =>
    Object.entries(texts).map(([key, text]) => ({ group, key, text })),
  );
  expect(ours.length).toBeGreaterThan(0);
  for (const { group, key, text } of ours) {
    const [payloads, english] = [textsOf(name), textsOf('en')].map((texts) => texts[group]?.[key]);
    expect([group, key, typeof payloads]).toEqual([group, key, 'string']);
    expect([group, key, places(text)]).toEqual([group, key, places(english)]);
  }
});

it.each(NAMES)('have the typography of %s', (name) => {
  const texts = Object.values<Record<string, string>>(PAYLOADS[name]).flatMap(Object.values);
  expect(texts.flatMap((text: string) => typographyFaults(name, text))).toEqual([]);
});

it.each(NAMES)('say of a box in %s that it is ticked as they answer a question', (name) => {
  const isTicked = [said(name, 'general', 'true'), said(name, 'general', 'false')];
  const answer = [said(name, 'general', 'yes'), said(name, 'general', 'no')];
  // 是的 is the longer of two ways to say it.
  expect(isTicked).toEqual(name === 'zh' ? ['是', '否'] : answer);
});

it.each<[Name, string, string, RegExp]>([
  ['ar', 'general', 'createNew', /أنشاء/],
  ['ar', 'general', 'createNewLabel', /جديد/],
  ['ar', 'general', 'successfullyCreated', /إنشاؤها/],
  ['ar', 'general', 'successfullyDuplicated', /استنساخها/],
  ['ar', 'version', 'changedFieldsCount_one', /قام/],
  ['ar', 'version', 'currentlyViewing', /تمت/],
  ['fr', 'general', 'createNew', /nouveau/],
  ['fr', 'general', 'createNewLabel', /nouveau/],
  ['fr', 'version', 'currentDraft', /Projet/],
  ['ru', 'general', 'createNewLabel', /новый/],
  ['ru', 'general', 'custom', /Обычай/],
  ['ru', 'general', 'successfullyCreated', /создан\./],
  ['ru', 'general', 'successfullyDuplicated', /продублирован\./],
  ['ru', 'version', 'changedFieldsCount_one', /изменил/],
  ['ru', 'version', 'currentDraft', /проект/],
])('have in %s for %s.%s what it means, in place of what matches %s', (name, group, key, wrong) => {
  expect(textsOf(name)[group]?.[key]).toMatch(wrong);
  expect(said(name, group, key)).not.toMatch(wrong);
});

// In letters of Payload's, of which none is sent, of names, keys and links that no editor has here, and for the first editor.
const NEVER_READ = [
  'beginCreateFirstUser',
  'chooseBetweenCustomTextOrDocument',
  'chooseDocumentToLink',
  'forgotPasswordUsernameInstructions',
  'generatingNewAPIKeyWillInvalidate',
  'loginWithAnotherUser',
  'newAccountCreated',
  'unverifiedEmail',
  'username',
  'verifyYourEmail',
  'youAreReceivingResetPassword',
  'youDidNotRequestPassword',
];
const TU =
  /(?<!\p{L})(?:tus?|tú|te|has|tienes|deseas|debes|sales|tomas|olvidaste|recibirás|podrás|guarda|selecciona|introduce|corrige|revisa|arrastra|elige|verifica)(?!\p{L})/iu;

it('address a Spanish editor as the CMS does, with usted', () => {
  const keys = Object.entries(textsOf('es')).flatMap(([group, texts]) =>
    Object.keys(texts).map((key) => ({ group, key })),
  );
  const withTu = keys.filter(({ group, key }) => TU.test(said('es', group, key) ?? ''));
  expect(withTu.map(({ key }) => key).sort()).toEqual(NEVER_READ);
});
