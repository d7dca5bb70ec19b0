import {
  type CollectionConfig,
  type Config,
  type Field,
  formatLabels,
  type GlobalConfig,
  toWords,
} from 'payload';
import { isLocale } from '@/lib/i18n/locales';
import { isRecord } from '@/lib/record';
import { inLanguages, sayAny } from './words';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What is no plain text (in languages already, a function, a component) stays. */
const translated = <T>(value: T) => (isText(value) ? inLanguages(value) : value);

type Option = string | { label: unknown; value: string };

const ofOption = (option: Option) =>
  typeof option === 'string'
    ? { value: option, label: inLanguages(toWords(option)) }
    : { ...option, label: translated(option.label) };

/** The parts of Payload's many kinds of fields that have texts, or fields with texts. */
type Part = {
  type?: string;
  name?: string;
  label?: unknown;
  labels?: { singular?: unknown; plural?: unknown };
  options?: Option[];
  validate?: Validate;
  admin?: { description?: unknown; hidden?: boolean };
  fields?: Part[];
  tabs?: Part[];
};

type Asked = { req?: { i18n?: { language: string } } };
type Validate = (value: unknown, asked: Asked) => unknown;

/** What a field says of a value that it doesn't take, in the language of who entered it. */
const inLanguageOf =
  (validate: Validate): Validate =>
  async (value, asked) => {
    const said = await validate(value, asked);
    return isText(said) ? sayAny(asked.req?.i18n?.language ?? 'en', said) : said;
  };

const valueOf = (option: Option) => (typeof option === 'string' ? option : option.value);

/** Languages are not translated: each is named as it names itself. */
const isLanguageCodes = ({ options = [] }: Part) =>
  options.length > 0 && options.every((option) => isLocale(valueOf(option)));

/** For each date (see there why). */
const DATE = { Field: '/components/DateInput.client#DateInput' };

function ofField(field: Part): Part {
  if (field.admin?.hidden) return field;
  const label = field.label ?? (field.name ? toWords(field.name) : undefined);
  const admin = field.type === 'date' ? { ...field.admin, components: DATE } : field.admin;
  return {
    ...field,
    ...(label === undefined ? {} : { label: translated(label) }),
    ...(field.type === 'array' && field.name
      ? { labels: ofLabels(field.labels ?? formatLabels(field.name)) }
      : {}),
    ...(field.validate ? { validate: inLanguageOf(field.validate) } : {}),
    ...(field.options && !isLanguageCodes(field) ? { options: field.options.map(ofOption) } : {}),
    ...(admin ? { admin: { ...admin, description: translated(admin.description) } } : {}),
    ...(field.fields ? { fields: ofFields(field.fields) } : {}),
    ...(field.tabs ? { tabs: ofFields(field.tabs) } : {}),
  };
}

const ofFields = (fields: Part[]) => fields.map(ofField);

/** As a function, which Payload calls for the browser: it prints the names of six languages there as "[object Object]". */
function ofName(value: unknown) {
  const names = translated(value);
  if (!isRecord(names)) return names;
  return ({ i18n }: { i18n: { language: string } }) => names[i18n.language] ?? names.en;
}

const ofLabels = ({ singular, plural }: NonNullable<Part['labels']>) => ({
  singular: ofName(singular),
  plural: ofName(plural),
});

type Screen = Pick<CollectionConfig, 'admin' | 'fields'>;

const ofScreen = <T extends Screen>(screen: T) => ({
  ...screen,
  admin: {
    ...screen.admin,
    group: translated(screen.admin?.group),
    description: translated(screen.admin?.description),
  },
  fields: ofFields(screen.fields as Part[]) as Field[],
});

const ofCollection = (collection: CollectionConfig): CollectionConfig =>
  collection.admin?.hidden
    ? collection
    : ({
        ...ofScreen(collection),
        labels: ofLabels(collection.labels ?? formatLabels(collection.slug)),
      } as CollectionConfig);

const ofGlobal = (global: GlobalConfig): GlobalConfig =>
  ({
    ...ofScreen(global as Screen),
    label: translated(global.label ?? toWords(global.slug)),
  }) as GlobalConfig;

/** Before `byRole`, which hides collections by a function: labels and descriptions, which are written in English, stand in the editor's language too, and dates are as it writes them. */
export const inEditorsLanguage = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map(ofCollection),
  globals: config.globals?.map(ofGlobal),
});
