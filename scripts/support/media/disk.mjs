import {
  createReadStream,
  createWriteStream,
  existsSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { renameDurably, sync } from '../durable.mjs';
import { hashOf } from '../hashOf.mjs';
import { makeOwnFolder } from '../ownFolder.mjs';

/** What is being written; no upload has such a name. */
const PART = '.part';

/** No path, as a database may have been tampered with. */
const isPlain = (name) => name === basename(name) && !['', '.', '..'].includes(name);

/** Uploads in a folder. */
export function disk(folder) {
  const pathOf = ({ name }) => {
    if (!isPlain(name)) throw new Error(`${JSON.stringify(name)} is no name of an upload`);
    return join(folder, name);
  };
  return {
    called: folder,

    /** Removes what was being written when an earlier copy was killed. */
    async prepare() {
      makeOwnFolder(folder);
      for (const name of readdirSync(folder)) {
        if (name.endsWith(PART)) rmSync(join(folder, name));
      }
    },

    /** Null when there is no such file. Its hash is known by reading it. */
    async look(upload) {
      const path = pathOf(upload);
      return existsSync(path) ? { bytes: statSync(path).size, sum: null } : null;
    },

    read: async (upload) => createReadStream(pathOf(upload)),

    /** The file has its name only once it is whole and what it should be. */
    async write(upload, from, { sum }) {
      const path = pathOf(upload);
      await pipeline(from, createWriteStream(path + PART));
      if ((await hashOf(createReadStream(path + PART))) !== sum) {
        rmSync(path + PART);
        throw new Error('other bytes arrived than were expected');
      }
      sync(path + PART);
      renameDurably(path + PART, path);
    },
  };
}
