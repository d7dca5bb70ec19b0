import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { hurryEncoders } from './encoders.mjs';
import { isFinal } from './ownVisitor.mjs';

// Run by apartEncoder.mjs: makes pictures for the website behind all that visitors ask for. Not at the very lowest
// priority: beside a program that never rests they would never be made.
const require = createRequire(import.meta.url);
const { getSharp, optimizeImage } = require('next/dist/server/image-optimizer/transform.js');

/** On Linux each thread has a priority of its own; those to come take their parent's. */
const THREADS = '/proc/self/task';
const threads = existsSync(THREADS) ? readdirSync(THREADS).map(Number) : [process.pid];
for (const id of threads) setPriority(id, constants.priority.PRIORITY_BELOW_NORMAL);
hurryEncoders();
const sharp = getSharp(1);

/** By this an animated PNG tells, anywhere before its points: a colour profile may come first. */
const ANIMATED_PNG = 'acTL';
const PNG_POINTS = 'IDAT';
const isAnimated = (png) => png.subarray(0, png.indexOf(PNG_POINTS)).includes(ANIMATED_PNG);

/** It comes after all others: Next's 7 s may be over before the system has let it work. */
const LONGEST_SECONDS = 60;

/** What a painting is: one picture without transparent parts. Next has a rule for each of the others. */
async function isPlain(bytes) {
  const { format, hasAlpha } = await sharp(bytes).metadata();
  if (format === 'png') return !hasAlpha && !isAnimated(bytes);
  return format === 'jpeg';
}

/** Null: it isn't there. Read here, as each megabyte that one process hands to another keeps visitors waiting. */
async function read({ address, headers }) {
  const answer = await fetch(address, { headers, redirect: 'manual' });
  if (answer.ok) return Buffer.from(await answer.arrayBuffer());
  if (isFinal(answer)) return null;
  throw new Error(`${address} answers ${answer.status}`);
}

/** No wider than that, and in a form that takes no time to read. */
const shrunk = (bytes, width) =>
  sharp(bytes)
    .rotate()
    .resize(width, undefined, { withoutEnlargement: true })
    .tiff({ compression: 'none' })
    .toBuffer({ resolveWithObject: true });

/**
 * In the order in which they are wanted, or why not (apartEncoder.mjs); one that can't be encoded stops no other. As many at once as
 * this process has threads, the widest first: it takes longest, and at the end the others would be idle.
 */
async function make({ original, wanted }) {
  const bytes = await read(original);
  if (!bytes) return 'gone';
  if (!(await isPlain(bytes))) return 'other';
  const widest = Math.max(...wanted.map(({ width }) => width));
  const largest = await shrunk(bytes, widest);
  const inWidth = new Map([[largest.info.width, largest]]);
  const made = new Map();
  const once = (all, key, toOne) => all.get(key) ?? all.set(key, toOne()).get(key);
  const makeOne = ({ contentType, quality, width: asked }) => {
    // Nothing is enlarged: what is wanted wider than it is, is the same as that.
    const width = Math.min(asked, largest.info.width);
    return once(made, [contentType, quality, width].join(), async () => {
      const { data } = await once(inWidth, width, () => shrunk(largest.data, width));
      const how = { timeoutInSeconds: LONGEST_SECONDS, mozjpeg: false };
      return optimizeImage({ buffer: data, contentType, quality, width, ...how });
    });
  };
  for (const one of wanted.toSorted((a, b) => b.width - a.width)) makeOne(one);
  const settled = await Promise.allSettled(wanted.map(makeOne));
  return settled.map(({ value }) => value);
}

process.on('message', (message) => {
  make(message).then(
    (made) => process.send({ made }),
    (error) => process.send({ failure: String(error) }),
  );
});
process.once('disconnect', () => process.exit());
