import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** What a telephone writes into a picture; nowhere in a stored file. */
export const PLACE = 'Montreuil sous Bois';
const EXIF = {
  IFD0: { Make: PLACE },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1', GPSLongitude: '2/1 26/1 0/1' },
};

const COUNTRIES = ['France', '中国', 'Espagne', 'Россия', 'مصر', 'ES', 'British', 'italienne'];
export const CODES = ['FR', 'CN', 'ES', 'RU', 'EG', 'ES', 'GB', 'IT'];

const pad = (number) => String(number).padStart(4, '0');
export const numberOf = (index) => `T2024-${pad(index)}`;

/** A picture of its own colour for each work. */
export const aPicture = (index, { width = 320, height = 240 } = {}) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: (index * 37) % 256, g: (index * 91) % 256, b: 90 },
    },
  })
    .withExif(EXIF)
    .jpeg()
    .toBuffer();

const HEADINGS = [
  ...['N° de certificat', 'Année', 'Numéro dans l’année', 'Titre', 'Title', '标题', 'Artiste'],
  ...['Pays', 'Âge', 'Sexe', 'Enseignant', 'École', 'Introduction', 'Photo'],
];

/** The cells of a work; every fourth has its picture by a file name, the others by their number. */
export const cellsOf = (index, { hasPictures = true } = {}) => [
  ...[numberOf(index), '2024', index, `Le jardin ${index}`, `Garden "${index}"; of Zoé`],
  ...[`花园${index}`, `Zoé Müller ${index}`, COUNTRIES[index % COUNTRIES.length], 6 + (index % 12)],
  ...[index % 2 ? 'fille' : 'M', 'Mme Ruiz', `Atelier ${index % 3}`, `About\nit, ${index}`],
  hasPictures && index % 4 === 0 ? `sent in/Garden ${index}.JPG` : '',
];

const quoted = (cell) => `"${String(cell).replaceAll('"', '""')}"`;
export const toSheet = (rows) =>
  `\ufeff${[HEADINGS, ...rows].map((cells) => cells.map(quoted).join(';')).join('\r\n')}\r\n`;

export const indexesTo = (count) => Array.from({ length: count }, (_, index) => index + 1);

/** A folder as an organiser has it: a sheet from a French Excel, and pictures of telephones. */
export async function makeFolder(folder, count, { hasPictures = true, size } = {}) {
  mkdirSync(join(folder, 'sent in'), { recursive: true });
  const all = indexesTo(count);
  writeFileSync(
    join(folder, 'works.csv'),
    toSheet(all.map((index) => cellsOf(index, { hasPictures }))),
  );
  for (const index of hasPictures ? all : []) {
    const name = index % 4 === 0 ? `sent in/Garden ${index}.JPG` : `${numberOf(index)}.jpg`;
    // The last two works have the same picture.
    writeFileSync(join(folder, name), await aPicture(Math.min(index, count - 1), size));
  }
  return folder;
}
