import { text } from 'node:stream/consumers';
import { readXml } from 'hucre/xml';
import yauzl from 'yauzl';

/** The name of an XLSX's first tab, if it has others that are not hidden. */
export async function firstOfTabs(bytes: Buffer): Promise<string | undefined> {
  const archive = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
  for await (const entry of archive.eachEntry()) {
    if (entry.fileName !== 'xl/workbook.xml') continue;
    const workbook = await text(await archive.openReadStreamPromise(entry));
    const { data } = readXml(workbook, { rowTag: 'sheet', stripNamespaces: true });
    const [first, ...others] = data;
    const isMore = others.some((tab) => !/hidden/i.test(String(tab['@state'])));
    return isMore ? String(first?.['@name']) : undefined;
  }
  return undefined;
}
