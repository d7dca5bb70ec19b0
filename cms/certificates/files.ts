import PDFDocument from 'pdfkit';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Locale } from '@/lib/i18n/locales';
import { findPublishedFile } from '../files/publishedFile';
import { findSheets } from '../queries/certificates';
import { MOST_PAGES, TooManyPages } from './onePdf';
import { bytesOf, streamOf } from './pictureOf';
import { plainNumber, readSheetName } from './sheetName';

type SheetFile = { num: string; locale: Locale; filename: string };

type Of = { works: readonly number[]; locales: readonly Locale[] };

/** The made certificates of these works in these languages. */
export async function sheetFiles({ works, locales }: Of): Promise<SheetFile[]> {
  const found = await findSheets(works);
  return found.flatMap(({ num, filename, original_name }) => {
    const made = readSheetName(original_name);
    return made && locales.includes(made.locale) ? [{ num, locale: made.locale, filename }] : [];
  });
}

/** One after another. One that was taken down meanwhile is left out; one whose file is nowhere fails, as below. */
async function* read(files: readonly SheetFile[]) {
  for (const file of files) {
    const data = await bytesOf(file.filename);
    if (data) yield { ...file, data };
    else if (await findPublishedFile('download', file.filename))
      throw new Error(`the file of the certificate ${file.num} is nowhere: ${file.filename}`);
  }
}

/** A4 across, in points. */
const PAGE = { width: 841.89, height: 595.28 } as const;

/** A page a certificate, for the printer. Pictures are taken as they are; no more than one is in memory. */
async function* pdfOf(files: readonly SheetFile[]): AsyncGenerator<Buffer> {
  const document = new PDFDocument({
    autoFirstPage: false,
    size: [PAGE.width, PAGE.height],
    margin: 0,
    info: {
      Title: 'Certificates',
      Producer: 'One World, One Future',
      Creator: 'One World, One Future',
    },
  });
  // What it has written so far, for who reads; the generator waits meanwhile.
  const written = function* () {
    for (let chunk = document.read(); chunk; chunk = document.read()) yield chunk as Buffer;
  };
  for await (const { data } of read(files)) {
    document.addPage().image(data, 0, 0, PAGE);
    yield* written();
  }
  document.end();
  for await (const chunk of document) yield chunk as Buffer;
}

/** Two numbers may differ in signs alone that a file's name doesn't have. */
function freeName(stem: string, taken: Set<string>): string {
  let name = stem;
  for (let more = 2; taken.has(name); more += 1) name = `${stem}-${more}`;
  taken.add(name);
  return `${name}.jpg`;
}

/** A file a certificate; JPEGs are not compressed again. */
function zipOf(files: readonly SheetFile[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // Better a download that fails than one without a child's certificate.
  zip.on('error', (error) => output.destroy(error));
  let opened: Readable | undefined;
  const taken = new Set<string>();
  // Whoever goes away leaves no file open.
  output.once('close', () => opened?.destroy());
  for (const { num, locale, filename } of files) {
    const open = async () => {
      const stream = await streamOf(filename);
      if (!stream) throw new Error(`the certificate ${num} was taken down meanwhile`);
      // yazl listens to none of its errors.
      stream.once('error', (error) => output.destroy(error));
      if (output.destroyed) stream.destroy();
      return (opened = stream);
    };
    const name = freeName(`${plainNumber(num)}_${locale}`, taken);
    zip.addReadStreamLazy(name, { compress: false }, (give) => {
      open().then(
        (stream) => give(null, stream),
        (error: Error) => output.destroy(error),
      );
    });
  }
  zip.end();
  return output;
}

export type FileKind = 'pdf' | 'zip';

/** Made while it is read. */
export function filesAs(kind: FileKind, files: readonly SheetFile[]): Readable {
  if (kind === 'zip') return zipOf(files);
  if (files.length > MOST_PAGES) throw new TooManyPages();
  return Readable.from(pdfOf(files), { objectMode: false });
}
