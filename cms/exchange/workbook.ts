import { randomInt } from 'node:crypto';
import { posix } from 'node:path';
import { text } from 'node:stream/consumers';
import { readXml } from 'hucre/xml';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { lastMergeIn } from './merges';

const WORKBOOK = 'xl/workbook.xml';
/** Where its tabs are, by their ids. */
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const SHEET = /worksheets\//i;

/** Where the list of parts is read next: a number, whatever its type says. */
const placeIn = ({ readEntryCursor }: ZipFile) => Number(readEntryCursor);

/** ZIP64 has a list of its own: hucre reads it where the usual one says so, yauzl wherever there is one. They may not differ. */
function refuseTwoLists(bytes: Buffer, archive: ZipFile) {
  const end = bytes.lastIndexOf('PK\x05\x06', bytes.length - 22);
  const count = bytes.readUInt16LE(end + 10);
  const size = bytes.readUInt32LE(end + 12);
  const start = bytes.readUInt32LE(end + 16);
  if (count === 0xffff || size === 0xffffffff || start === 0xffffffff) return;
  if (count !== archive.entryCount || start !== placeIn(archive))
    throw new Error('it has two lists of what is in it. Save it as CSV.');
}

/** Its sizes stand beside its bytes, where hucre then looks. */
const isToldElsewhere = ({ compressedSize, generalPurposeBitFlag }: Entry) =>
  compressedSize === 0 && (generalPurposeBitFlag & 8) !== 0;

/** When it is unpacked, as it says itself. Whoever says nothing is not limited then. */
function sizeOf(entry: Entry): number {
  const { uncompressedSize, compressedSize } = entry;
  const saysNothing = uncompressedSize === 0 && compressedSize > 2;
  return saysNothing || isToldElsewhere(entry) ? Infinity : uncompressedSize;
}

/** Of a part's place in the list: its length without its texts, and where it has the checksum. */
const [LENGTH, CHECKSUM] = [46, 16];

/**
 * hucre compares the checksum of what it reads whole, not of what it reads by rows. With a wrong one, which nobody can foresee, a part
 * that counts as a sheet is read by rows or not at all, whatever a relation of the workbook makes of it.
 */
function readByRowsOnly(bytes: Buffer, end: number, entry: Entry) {
  const { fileNameLength, extraFieldLength, fileCommentLength } = entry;
  const start = end - fileCommentLength - extraFieldLength - fileNameLength - LENGTH;
  bytes.writeUInt32LE(randomInt(1, 2 ** 32), start + CHECKSUM);
}

/**
 * Of an XLSX: how large its sheets and all else say they are when unpacked, and the way to its tabs. The list of its parts is
 * read once, and changed in `bytes`: only by rows can its sheets be read then.
 */
export async function openWorkbook(bytes: Buffer) {
  const archive = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
  refuseTwoLists(bytes, archive);
  const size = { sheets: 0, others: 0 };
  const parts = new Map<string, Entry>();
  for await (const entry of archive.eachEntry()) {
    const { fileName } = entry;
    const isSheet = SHEET.test(fileName);
    size[isSheet ? 'sheets' : 'others'] += sizeOf(entry);
    if (isSheet) readByRowsOnly(bytes, placeIn(archive), entry);
    const isNeeded = isSheet || fileName === WORKBOOK || fileName === RELATIONS;
    if (isNeeded && !parts.has(fileName)) parts.set(fileName, entry);
  }

  async function rowsOf(part: string, rowTag: string): Promise<Record<string, unknown>[]> {
    const entry = parts.get(part);
    if (!entry) return [];
    const written = await text(await archive.openReadStreamPromise(entry));
    return readXml(written, { rowTag, stripNamespaces: true }).data;
  }

  /** Of the first: its name, if there are others that are not hidden, and the last of its merged cells. */
  async function firstTab(): Promise<{ tab?: string; merged?: string }> {
    const [first, ...others] = await rowsOf(WORKBOOK, 'sheet');
    const isMore = others.some((tab) => !/hidden/i.test(String(tab['@state'])));
    const [, id] = Object.entries(first ?? {}).find(([name]) => name.endsWith(':id')) ?? [];
    const relations = await rowsOf(RELATIONS, 'Relationship');
    const target = relations.find((relation) => relation['@Id'] === id)?.['@Target'];
    const sheet = parts.get(posix.resolve('/xl', String(target)).slice(1));
    return {
      ...(isMore && { tab: String(first?.['@name']) }),
      merged: sheet && (await lastMergeIn(await archive.openReadStreamPromise(sheet))),
    };
  }

  return { size, firstTab };
}
