import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../scripts/support/paths.mjs';

// Makes the icons for home screens anew from app/icon.svg: `node tools/icons.mjs`. They are committed.

const SOURCE = readFileSync(join(ROOT, 'app/icon.svg'));
const WALL = '#fbf8f1';
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** `part` is how much of the width the mark takes: a mask may cut a fifth off each side. */
const ICONS = [
  { file: 'public/icons/icon-192.png', size: 192, part: 1, background: CLEAR },
  { file: 'public/icons/icon-512.png', size: 512, part: 1, background: CLEAR },
  { file: 'public/icons/maskable-512.png', size: 512, part: 0.58, background: WALL },
  { file: 'app/apple-icon.png', size: 180, part: 0.78, background: WALL },
];

mkdirSync(join(ROOT, 'public/icons'), { recursive: true });
for (const { file, size, part, background } of ICONS) {
  const width = Math.round(size * part);
  const mark = await sharp(SOURCE, { density: 600 }).resize(width).png().toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(ROOT, file));
}
