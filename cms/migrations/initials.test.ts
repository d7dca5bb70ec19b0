import { takeInitials } from './initials';

const ROWS = [
  { id: 1, initial: 'B', titles: '{"es":"Ballena","zh":"鲸鱼","fr":"La baleine"}' },
  { id: 2, initial: null, titles: { fr: 'Mer', en: null } },
  { id: 3, initial: 'B', titles: { zh: '鲸鱼', es: 'Ballena' } },
  { id: 4, initial: 'Q', titles: { fr: 'Mer' } },
  { id: 5, initial: 'M', titles: { fr: 'Mer', en: '' } },
  { id: 6, initial: null, titles: { zh: '鲸鱼' } },
];

it('takes the letter of the title that is shown, and leaves one that an editor has entered', async () => {
  const saved: unknown[] = [];
  await takeInitials({
    read: async ({ table }, after) => ({
      rows: table === 'albums' ? ROWS.filter(({ id }) => id > after) : [],
    }),
    save: async ({ table }, { id, initial }, given) => void saved.push([table, id, initial, given]),
  });
  expect(saved).toEqual([
    ['albums', 1, 'B', 'L'],
    ['albums', 2, null, 'M'],
    ['albums', 3, 'B', null],
  ]);
});
