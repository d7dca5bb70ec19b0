/** What `as_seen` does on both databases. */
const UNSEEN = /[\p{Cf}\u0640]/gu;
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
const digitOf = (digit: string) => String((digit.codePointAt(0) ?? 0) & 0xf);

const again = (title: string) =>
  title.replace(UNSEEN, '').replace(DIGITS, digitOf).replace(/ +/g, ' ').trim();

/** Titles stand in lines, each once. */
const spelled = (text: unknown) =>
  typeof text === 'string' ? [...new Set(text.split('\n').map(again))].join('\n') : text;

const AT_ONCE = 1000;

type Row = Readonly<Record<string, unknown>>;

/** `read`: the works after an id, by their ids. `save`: in place of what was read. */
export async function spellAsSeen(
  read: (after: number, most: number) => Promise<{ rows: Row[] }>,
  save: (was: Row, name: unknown, author: unknown) => PromiseLike<unknown>,
): Promise<void> {
  for (let last = 0, count = AT_ONCE; count === AT_ONCE;) {
    const { rows } = await read(last, AT_ONCE);
    for (const row of rows) {
      const { id, search_name, search_author } = row;
      last = Number(id);
      const [name, author] = [search_name, search_author].map(spelled);
      if (name !== search_name || author !== search_author) await save(row, name, author);
    }
    count = rows.length;
  }
}
