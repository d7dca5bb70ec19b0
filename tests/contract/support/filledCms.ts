import sharp from 'sharp';
import { editorOf } from '../../support/editor';
import { aListener, anOwnCms } from './ownCms';

/** Favourites, each so long that they don't all fit into what sockets hold. */
export const MANY = 12_000;
const LONG = 'x'.repeat(2000);

async function aPicture() {
  const create = { width: 40, height: 30, channels: 3, background: '#336699' } as const;
  const bytes = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
  return new File([bytes], 'sea.jpg', { type: 'image/jpeg' });
}

/** Four works, one of each kind: whole, with formulas, with a newer draft, and never published. */
async function hangWorks(editor: ReturnType<typeof editorOf>, cover: number) {
  const { id: country } = await editor.first('areas', 'where[code][equals]=CN');
  const hang = (seq: number, fields: Record<string, unknown>) => {
    const place = { yearLabel: '2024', seq, labels: ['2024', 'featured'], num: `N-${seq}` };
    return editor.publish('albums', { author: `Author ${9 - seq}`, cover, ...place, ...fields });
  };
  const sea = await hang(1, { name: 'The sea', country: Number(country), sex: 'female' });
  await editor.change('albums', sea, { name: '大海，“蓝”' }, { locale: 'zh' });
  await editor.change('albums', sea, { name: 'البحر، الأزرق' }, { locale: 'ar' });
  const description = 'Two\r\n"lines", and a comma';
  await hang(2, { name: '=1+1', author: '@SUM(A1:A9)', description });
  const boat = await hang(3, { name: 'A boat', labels: ['2023'] });
  await editor.saveDraft('albums', boat, { name: 'A boat at sea' });
  const begun = await hang(4, { name: 'Only begun' });
  await editor.takeDown('albums', begun);
  return Number(sea);
}

/** A CMS with a database of its own: what an exhibition begins with, and something in each list. */
export async function filledCms() {
  const website = await aListener();
  const cms = await anOwnCms(website.origin);
  cms.listen();
  const editor = editorOf({ cmsUrl: cms.cmsUrl, editor: cms.editor } as never);
  const { id } = await editor.upload(await aPicture());
  const album = await hangWorks(editor, Number(id));
  await editor.publish('certificates', { num: 'N-1', album, certPhotos: [Number(id)] });
  const cTime = '2026-01-02T03:04:05.000Z';
  await editor.publish('albumComments', { username: 'Ann', comment: '+Lovely', cTime, album });
  await cms.run(
    `INSERT INTO favourites (album_id, email, name, c_time)
      WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${MANY})
      SELECT CAST(? AS INTEGER), 'v' || i || '@example.org', CAST(? AS TEXT), CURRENT_TIMESTAMP
      FROM numbers`,
    [album, LONG],
  );
  const { token } = await editor.session();
  return {
    cms,
    token,
    ask: (path: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      headers.set('authorization', `JWT ${token}`);
      return fetch(`${cms.cmsUrl}/api/${path}`, { ...init, headers });
    },
    stop: async () => {
      await cms.stop();
      website.stop();
    },
  };
}
