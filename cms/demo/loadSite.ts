import type { Payload } from 'payload';
import { SITE } from '@/lib/contract/calls';
import { MAIN_MENU, type MenuNode } from './data/menus';
import { EXH, EXHIBITION, FOOTER, LANGUAGES, LOGO, PAGES, SHOP } from './data/site';
import type { Library } from './library';
import type { Id } from './chunks';
import { insertMissing, need, write } from './store';

const MENU = 'main';

/** Level by level, since an item references its parent. */
export async function loadMenu(payload: Payload, nodes = MAIN_MENU, parent: Id | null = null) {
  const above = parent ?? 'top';
  const ids = await insertMissing(payload, {
    collection: 'menus',
    rows: nodes,
    keyOf: ({ name }) => `${above} ${name.en}`,
    keyOfDoc: (doc) => `${doc.parent ?? 'top'} ${doc.name}`,
    toData: ({ name, type, link }: MenuNode, index) => ({
      site: SITE,
      label: MENU,
      name,
      type,
      link,
      parent,
      order: index + 1,
    }),
  });
  for (const { name, childs } of nodes) {
    if (childs) await loadMenu(payload, childs, need(ids, `${above} ${name.en}`));
  }
}

export const loadApp = (payload: Payload) =>
  insertMissing(payload, {
    collection: 'apps',
    rows: [{ label: SITE, name: 'One World, One Future', menuLabel: MENU }],
    keyOf: ({ label }) => label,
    keyOfDoc: ({ label }) => String(label),
    toData: (app) => app,
  });

export const loadLanguages = (payload: Payload) =>
  insertMissing(payload, {
    collection: 'languages',
    rows: LANGUAGES,
    keyOf: ({ id }) => id,
    keyOfDoc: ({ id }) => String(id),
    toData: (language, index) => ({ ...language, order: index + 1 }),
  });

export async function loadGlobals(payload: Payload, { idOf }: Library) {
  const { bgImgs, files, notices, applyUrl } = EXHIBITION;
  const exhibition = {
    bgImgs: bgImgs.map(idOf),
    files: files.map(idOf),
    notices: notices.map(idOf),
    applyUrl,
  };
  await write(payload, 'exhibition', exhibition);
  await write(payload, 'footer', { ...FOOTER, wx: { ...FOOTER.wx, img: idOf(FOOTER.wx.img) } });
  await write(payload, 'logo', LOGO);
  await write(payload, 'pages', { pages: PAGES });
  await write(payload, 'exh', { ...EXH, bgImgs: EXH.bgImgs.map(idOf) });
  await write(payload, 'shop', { img: idOf(SHOP.img) });
}
