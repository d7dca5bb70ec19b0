import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium';

export type PrintedPage = {
  width: number;
  height: number;
  /** Without spaces. */
  text: string;
  /** Of each picture as the PDF holds it, in points of the picture. */
  pictures: { width: number; height: number }[];
};

/** Opens a PDF for as long as it is read. */
export async function withPdf<T>(
  pdf: Buffer,
  read: (document: PDFiumDocument) => T | Promise<T>,
): Promise<T> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  try {
    return await read(document);
  } finally {
    document.destroy();
    library.destroy();
  }
}

/** A PDF's pages with their texts and pictures. */
export const readPdf = (pdf: Buffer): Promise<PrintedPage[]> =>
  withPdf(pdf, async (document) => {
    const pages: PrintedPage[] = [];
    for (const page of document.pages()) {
      const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
      const pictures = [];
      for (const object of page.objects()) {
        if (object.type === 'image') pictures.push(await object.getImageDataRaw());
      }
      // Where letters stand apart, PDFium tells each on a line of its own.
      pages.push({ width, height, text: page.getText().replace(/\s/g, ''), pictures });
    }
    return pages;
  });

export const countPages = (pdf: Buffer): Promise<number> =>
  withPdf(pdf, (document) => document.getPageCount());

/** Where links of a PDF lead, outside of it: addresses; inside: names of places. */
export function linksOf(pdf: Buffer) {
  const text = pdf.toString('latin1');
  return {
    addresses: [...text.matchAll(/\/URI \(([^)]*)\)/g)].map(([, address]) => address ?? ''),
    places: [...text.matchAll(/\/Dest \/?\(?([\w-]+)/g)].map(([, place]) => place ?? ''),
  };
}
