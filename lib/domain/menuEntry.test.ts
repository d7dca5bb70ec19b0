import { toEntries } from './menuEntry';
import type { MenuItem } from './menuItem';

const anItem = (fields: Partial<MenuItem>): MenuItem => ({
  ...{ id: '1', pId: '0', type: 0, name: 'Works', icon: '', img: '', link: '', langkey: '' },
  childs: [],
  ...fields,
});

test('an entry has what is drawn of an item, and nothing that is empty', () => {
  const all = { type: 2, icon: 'mail', img: '/a.jpg', link: 'https://a.test/' } as const;
  expect(toEntries([anItem({}), anItem({ ...all, childs: [anItem({ id: '2' })] })])).toEqual([
    { id: '1', name: 'Works' },
    { id: '1', name: 'Works', ...all, childs: [{ id: '2', name: 'Works' }] },
  ]);
});
