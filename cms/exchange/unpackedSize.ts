import yauzl from 'yauzl';

/** What the parts of an archive say they are when unpacked: those that are read bit by bit, and those that are read whole. */
export async function unpackedSize(bytes: Buffer, isStreamed: (name: string) => boolean) {
  const archive = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
  const size = { streamed: 0, whole: 0 };
  for await (const { fileName, uncompressedSize, compressedSize } of archive.eachEntry()) {
    // Whoever says nothing is not limited when it is unpacked.
    const told = uncompressedSize === 0 && compressedSize > 2 ? Infinity : uncompressedSize;
    size[isStreamed(fileName) ? 'streamed' : 'whole'] += told;
  }
  return size;
}
