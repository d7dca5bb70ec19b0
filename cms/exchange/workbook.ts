import { randomInt } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { readXml } from 'hucre/xml';
import yauzl, { type Entry, type ZipFile } from 'yauzl';

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
  let workbook: Entry | undefined;
  for await (const entry of archive.eachEntry()) {
    const { fileName } = entry;
    const isSheet = /worksheets\//i.test(fileName);
    size[isSheet ? 'sheets' : 'others'] += sizeOf(entry);
    if (isSheet) readByRowsOnly(bytes, placeIn(archive), entry);
    if (fileName === 'xl/workbook.xml') workbook ??= entry;
  }

  /** The name of the first, if there are others that are not hidden. */
  async function firstOfTabs(): Promise<string | undefined> {
    if (!workbook) return undefined;
    const written = await text(await archive.openReadStreamPromise(workbook));
    const { data } = readXml(written, { rowTag: 'sheet', stripNamespaces: true });
    const [first, ...others] = data;
    const isMore = others.some((tab) => !/hidden/i.test(String(tab['@state'])));
    return isMore ? String(first?.['@name']) : undefined;
  }

  return { size, firstOfTabs };
}
