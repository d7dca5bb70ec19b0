import yauzl from 'yauzl';

/** What a zip holds: bytes by names. */
export async function zipEntries(path) {
  const zip = await yauzl.openPromise(path, { lazyEntries: true });
  const entries = {};
  for await (const entry of zip.eachEntry()) {
    const pieces = [];
    for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece);
    entries[entry.fileName] = Buffer.concat(pieces);
  }
  return entries;
}
