import { propertiesIn, readProperties, siteProgram } from '@/tests/support/readFields';

/** What the services give and no screen shows, each with the reason. */
const UNSEEN: Readonly<Record<string, string>> = {
  'AlbumComment.albumId': 'comments are asked for by the work',
  ...Object.fromEntries(
    ['id', 'username', 'name', 'head', 'sexText'].map((name) => [
      `User.${name}`,
      '§1: a login has no screen',
    ]),
  ),
  ...Object.fromEntries(
    ['id', 'label', 'name'].map((name) => [`App.${name}`, '§7 has the call, §2 no screen']),
  ),
  ...Object.fromEntries(
    ['id', 'name', 'code'].map((name) => [`Area.${name}`, 'the list of countries is web content']),
  ),
};

describe('The fields of the domain', () => {
  it('are each read on the way to a visitor: none without an effect', () => {
    const program = siteProgram();
    const read = readProperties(program);
    const fields = propertiesIn(program, 'lib/domain');
    expect(fields.length).toBeGreaterThan(100);
    const unread = fields.filter(([, node]) => !read.has(node)).map(([name]) => name);
    expect(unread.sort()).toEqual(Object.keys(UNSEEN).sort());
  }, 180_000);
});
