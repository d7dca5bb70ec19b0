import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { wireNews } from '@/lib/contract/news';
import { hasDatabase, openDatabase } from './support/database';
import { firstOf, sharedAnswersEnd } from './support/service';

describe('The rich text of a news item', { skip: !hasDatabase }, () => {
  const database = openDatabase();
  after(() => database.close());

  const setText = (id: number, text: unknown) =>
    database.run(`UPDATE news_locales SET content = ? WHERE _parent_id = ? AND _locale = 'en'`, [
      typeof text === 'string' ? text : JSON.stringify(text),
      id,
    ]);

  /** The HTML of a text of these nodes. */
  async function drawn(...children: object[]): Promise<string> {
    const [item] = await database.run(
      `SELECT n.id, t.content FROM news n JOIN news_locales t ON t._parent_id = n.id
        WHERE n._status = 'published' AND t._locale = 'en' AND t.content IS NOT NULL
          AND COALESCE(t.html, '') = '' ORDER BY n.id`,
    );
    assert.ok(item);
    const id = Number(item.id);
    await setText(id, { root: { type: 'root', version: 1, children } });
    try {
      await sharedAnswersEnd();
      const query = { locale: 'EN' };
      return (await firstOf('newsById', wireNews, { path: { id }, query })).content;
    } finally {
      await setText(id, item.content);
      await sharedAnswersEnd();
    }
  }

  async function uploadOf(extension: string) {
    const [file] = await database.run(
      'SELECT id, filename FROM media WHERE filename LIKE ? AND private IS NOT TRUE ORDER BY id',
      [`%.${extension}`],
    );
    assert.ok(file);
    const node = { type: 'upload', version: 3, relationTo: 'media', value: Number(file.id) };
    return { node, name: String(file.filename) };
  }

  const paragraph = (...children: object[]) => ({ type: 'paragraph', version: 1, children });
  const words = (text: string, format = 0) => ({ type: 'text', version: 1, text, format });

  test('shows pictures and films, and links to other files', async () => {
    const picture = await uploadOf('jpg');
    const film = await uploadOf('mp4');
    const other = await uploadOf('vtt');
    const html = await drawn(picture.node, film.node, other.node);
    const shown = [
      `<img src="/download/${picture.name}" [^>]*>`,
      `<video src="/video/${film.name}" [^>]*></video>`,
      `<p><a href="/video/${other.name}">[^<]+</a></p>`,
    ];
    assert.match(html, new RegExp(`^${shown.join('')}$`));
  });

  test('leaves out what is no text, and keeps the words of a link to a document', async () => {
    const document = { relationTo: 'news', value: 1 };
    const fields = { linkType: 'internal', newTab: false, doc: document };
    const html = await drawn(
      { type: 'relationship', version: 2, ...document },
      { type: 'nothing that is known', version: 1 },
      paragraph({ type: 'link', version: 3, fields, children: [words('The rules')] }),
    );
    assert.equal(html, '<p>The rules</p>');
  });

  test('strikes and underlines words by tags, as the website keeps no styles', async () => {
    const [struck, underlined] = [4, 8];
    const html = await drawn(
      paragraph(words('12 May', struck), words(' 14 May'), words(', 6 p.m.', underlined)),
    );
    assert.equal(html, '<p><s>12 May</s> 14 May<u>, 6 p.m.</u></p>');
  });

  test('numbers lists as the editor does, a nested one in the item before it', async () => {
    const list = (start: number, ...children: object[]) => ({
      ...{ type: 'list', version: 1, tag: 'ol', listType: 'number', start },
      children: children.map((child) => ({ type: 'listitem', version: 1, children: [child] })),
    });
    const nested = list(1, words('x'));
    assert.equal(
      await drawn(list(3, words('a'), nested, words('b'))),
      '<ol start="3"><li>a<ol><li>x</li></ol></li><li>b</li></ol>',
    );
  });
});
