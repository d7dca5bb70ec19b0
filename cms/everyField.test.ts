import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { CMS_DIR } from './env';

/** The files below cms/ that read the fields of a collection or global: the services' queries, and the file server. */
const READERS: Readonly<Record<string, readonly string[]>> = {
  albums: ['queries/albums', 'queries/albumConditions', 'queries/albumSearch'],
  years: ['services/yearContent', 'queries/documents'],
  videos: ['queries/videos'],
  lives: ['queries/videos', 'queries/lives'],
  certificates: ['queries/certificates'],
  guestPersons: ['queries/guestPersons'],
  mediaPartners: ['queries/documents', 'services/yearContent'],
  organisations: ['queries/albums'],
  labels: ['queries/albumConditions', 'queries/videos'],
  areas: ['queries/areas', 'queries/albums'],
  news: ['queries/news'],
  media: [
    ...['queries/media', 'queries/lives', 'queries/albums', 'queries/albumsOfLabel'],
    'files/publishedFile',
  ],
  menus: ['queries/menus'],
  languages: ['queries/documents', 'services/siteContent'],
  apps: ['queries/menus'],
  albumComments: ['queries/comments'],
  favourites: ['queries/favourites'],
  captchas: ['queries/captchas'],
  rateLimits: ['queries/rateLimits'],
  outbox: ['queries/outbox'],
  ...Object.fromEntries(
    ['exhibition', 'exh', 'shop', 'footer', 'logo', 'pages', 'messages'].map((slug) => [
      slug,
      ['services/siteContent'],
    ]),
  ),
};

/** Added by Payload to every collection. */
const OF_PAYLOAD = ['id', 'createdAt', 'updatedAt', '_status'];
/** Of all kinds with drafts: `queries/mediaUse` reads it. */
const OF_DRAFTS = ['lastShown'];
/** Added by Payload to uploads, except those that the services read. */
const OF_UPLOADS = ['url', 'thumbnailURL', 'focalX', 'focalY', 'sizes', 'prefix', '_objectKey'];
/** Only Payload reads these: they are for signing in, or for organisers to look at. */
const OF_SIGNING_IN = ['editors', 'logs'];

/** Fields that visitors never see, each with the reason. */
const FOR_EDITORS: Readonly<Record<string, string>> = {
  'albums.views': 'hidden from editors too: §2 takes "most viewed" from static data',
  'certificates.album': 'tells editors whose it is; the service knows a certificate by its number',
  'labels.title': 'what editors choose a label by',
  'labels.kind': 'the same',
  'labels.order': 'the same',
};

/** Relations that are read through a differently named column. */
const READ_AS: Readonly<Record<string, string>> = { 'guestPersons.years': 'labels_id' };

const source = (name: string) => readFileSync(join(CMS_DIR, `${name}.ts`), 'utf8');
const types = ts.createSourceFile('t.ts', source('payload-types'), ts.ScriptTarget.Latest, true);

const interfaceOf = (name: string) =>
  types.statements
    .filter(ts.isInterfaceDeclaration)
    .find((declaration) => declaration.name.text === name);

const nameOf = (member: ts.TypeElement) => member.name?.getText().replaceAll("'", '') ?? '';

/** The pairs in `{albums: Album}` of Payload's Config. */
function documentsOf(kind: 'collections' | 'globals'): [string, string][] {
  const block = interfaceOf('Config')?.members.find((member) => nameOf(member) === kind);
  if (!block || !ts.isPropertySignature(block) || !block.type || !ts.isTypeLiteralNode(block.type))
    throw new Error(`payload-types.ts has no ${kind}`);
  return block.type.members.map((member) => [
    nameOf(member),
    ts.isPropertySignature(member) ? (member.type?.getText() ?? '') : '',
  ]);
}

const isRichText = (node: ts.TypeLiteralNode) =>
  node.members.some((member) => nameOf(member) === 'root');

/** The names of an interface's fields, including those in groups and lists. */
function fieldsOf(node: ts.Node): string[] {
  const names: string[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isTypeLiteralNode(child) && isRichText(child)) return;
    if (ts.isPropertySignature(child)) names.push(nameOf(child));
    if (ts.isPropertySignature(child) && OF_UPLOADS.includes(nameOf(child))) return;
    ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return [...new Set(names)];
}

const toColumn = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Matches a field's name in code or its column's name in SQL. */
const isReadIn = (text: string, name: string) =>
  new RegExp(`(?<![a-z])(?:${name}|${toColumn(name)})(?:_id|s_id)?(?![a-z])`, 'i').test(text);

function unreadOf([slug, type]: [string, string]): string[] {
  const declaration = interfaceOf(type);
  const readers = READERS[slug];
  if (!declaration || !readers) return [`${slug}: nobody is named who reads it`];
  const text = readers.map(source).join('\n');
  const apart = [...OF_PAYLOAD, ...OF_DRAFTS, ...(slug === 'media' ? OF_UPLOADS : [])];
  return fieldsOf(declaration)
    .filter((name) => !apart.includes(name) && !FOR_EDITORS[`${slug}.${name}`])
    .filter((name) => !isReadIn(text, READ_AS[`${slug}.${name}`] ?? name))
    .map((name) => `${slug}.${name}`);
}

/** Numbers that the programs write and no editor enters. */
const OF_PROGRAMS = [
  ...['albums.views', 'captchas.expiresAt', 'logs.count', 'media.colours', 'media.hue'],
  ...['outbox.due', 'outbox.made', 'outbox.tries'],
  ...['rateLimits.count', 'rateLimits.windowStart'],
];

/** The numbers in a folder's collections or globals that `numberField` has not made. */
const plainNumbersIn = (folder: string): string[] =>
  readdirSync(join(CMS_DIR, folder))
    .filter((file) => /(?<!\.test|^numberField)\.ts$/.test(file))
    .flatMap((file) => {
      const name = file.replace('.ts', '');
      const found = source(`${folder}/${name}`).matchAll(/(?:name: '(\w+)',\s*)?type: 'number'/g);
      return Array.from(found, ([, field = '?']) => `${name}.${field}`);
    });

describe('The fields of the CMS', () => {
  const documents = [...documentsOf('collections'), ...documentsOf('globals')].filter(
    ([slug]) => !slug.startsWith('payload-') && !OF_SIGNING_IN.includes(slug),
  );

  it('are each read by a service', () => {
    expect(documents.length).toBeGreaterThan(20);
    expect(documents.flatMap(unreadOf)).toEqual([]);
  });

  it('that are numbers and editors enter are numbers that can be read again', () => {
    const found = ['collections', 'globals'].flatMap(plainNumbersIn);
    expect(found.sort()).toEqual(OF_PROGRAMS);
  });

  it('that are named apart are there', () => {
    const all = documents.flatMap(([slug, type]) => {
      const declaration = interfaceOf(type);
      return declaration ? fieldsOf(declaration).map((name) => `${slug}.${name}`) : [];
    });
    expect(Object.keys({ ...FOR_EDITORS, ...READ_AS }).filter((key) => !all.includes(key))).toEqual(
      [],
    );
  });
});
