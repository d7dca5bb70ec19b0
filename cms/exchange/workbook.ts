import { posix } from 'node:path';
import { text } from 'node:stream/consumers';
import { readXml } from 'hucre/xml';
import yauzl, { type Entry } from 'yauzl';
import { mergesIn } from './merges';

const WORKBOOK = 'xl/workbook.xml';
/** Where its tabs are, by their ids. */
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const SHEET = /worksheets\//i;

/**
 * Of an XLSX: how large its sheets and all else say they are when unpacked, and the way to its tabs. The list of its parts is
 * read once.
 */
export async function openWorkbook(bytes: Buffer) {
  const archive = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
  const size = { sheets: 0, others: 0 };
  const parts = new Map<string, Entry>();
  for await (const entry of archive.eachEntry()) {
    const { fileName, uncompressedSize, compressedSize } = entry;
    // Whoever says nothing is not limited when it is unpacked.
    const told = uncompressedSize === 0 && compressedSize > 2 ? Infinity : uncompressedSize;
    const isSheet = SHEET.test(fileName);
    size[isSheet ? 'sheets' : 'others'] += told;
    const isNeeded = isSheet || fileName === WORKBOOK || fileName === RELATIONS;
    if (isNeeded && !parts.has(fileName)) parts.set(fileName, entry);
  }

  async function rowsOf(part: string, rowTag: string): Promise<Record<string, unknown>[]> {
    const entry = parts.get(part);
    if (!entry) return [];
    const written = await text(await archive.openReadStreamPromise(entry));
    return readXml(written, { rowTag, stripNamespaces: true }).data;
  }

  /** Of the first: its name, if there are others that are not hidden, and its merged cells. */
  async function firstTab(): Promise<{ tab?: string; merges: string[] }> {
    const [first, ...others] = await rowsOf(WORKBOOK, 'sheet');
    const isMore = others.some((tab) => !/hidden/i.test(String(tab['@state'])));
    const [, id] = Object.entries(first ?? {}).find(([name]) => name.endsWith(':id')) ?? [];
    const relations = await rowsOf(RELATIONS, 'Relationship');
    const target = relations.find((relation) => relation['@Id'] === id)?.['@Target'];
    const sheet = parts.get(posix.resolve('/xl', String(target)).slice(1));
    return {
      ...(isMore && { tab: String(first?.['@name']) }),
      merges: sheet ? await mergesIn(await archive.openReadStreamPromise(sheet)) : [],
    };
  }

  return { size, firstTab };
}
