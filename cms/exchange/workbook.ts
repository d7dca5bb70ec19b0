import { text } from 'node:stream/consumers';
import { readXml } from 'hucre/xml';
import yauzl, { type Entry } from 'yauzl';

/**
 * Of an XLSX: how large its sheets and all else say they are when unpacked, and the way to its tabs. The list of its parts is
 * read once.
 */
export async function openWorkbook(bytes: Buffer) {
  const archive = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
  const size = { sheets: 0, others: 0 };
  let workbook: Entry | undefined;
  for await (const entry of archive.eachEntry()) {
    const { fileName, uncompressedSize, compressedSize } = entry;
    // Whoever says nothing is not limited when it is unpacked.
    const told = uncompressedSize === 0 && compressedSize > 2 ? Infinity : uncompressedSize;
    size[/worksheets\//i.test(fileName) ? 'sheets' : 'others'] += told;
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
