import { propertiesIn, readProperties, siteProgram } from '@/tests/support/readFields';

/** Fields that services return and no screen shows, each with the reason. */
const UNSEEN: Readonly<Record<string, string>> = {
  'AlbumComment.albumId': 'comments are asked for by the work',
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
