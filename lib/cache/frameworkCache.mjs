import { createRequire } from 'node:module';

// Next's own copies: their memory is shared by all who load them this way. No file of a page may import this one: a bundle
// would have a copy of its own (keptFiles.mjs has what pages need).
const require = createRequire(import.meta.url);

export const {
  default: FileSystemCache,
} = require('next/dist/server/lib/incremental-cache/file-system-cache.js');
export const {
  SharedCacheControls,
} = require('next/dist/server/lib/incremental-cache/shared-cache-controls.external.js');
export const {
  tagsManifest,
} = require('next/dist/server/lib/incremental-cache/tags-manifest.external.js');
/** How Next reads and writes files. */
export const { nodeFs } = require('next/dist/server/lib/node-fs-methods.js');
