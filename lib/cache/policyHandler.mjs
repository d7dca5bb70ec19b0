import { createRequire } from 'node:module';
import { paintFirst } from './firstPaint.mjs';
import { rememberPlace } from './keptFiles.mjs';
import { pagePolicy } from './policy.mjs';

// Next's own copy: its memory is shared by all who load it this way.
const require = createRequire(import.meta.url);
const {
  default: FileSystemCache,
} = require('next/dist/server/lib/incremental-cache/file-system-cache.js');

const POLICY = 'content-security-policy';
const TAGS = 'x-next-cache-tags';
const ABSENT = 'absent';
const NOT_FOUND = 404;

/** A page marked by `markAbsent()` is an answer 404. */
function settleStatus(value) {
  if (value?.kind !== 'APP_PAGE') return;
  if (String(value.headers?.[TAGS]).split(',').includes(ABSENT)) value.status = NOT_FOUND;
}

/** Gives a kept page its own policy: Next sends a kept entry's headers with every answer made of it. */
function stamp(value) {
  if (value?.kind !== 'APP_PAGE' || value.headers?.[POLICY]) return;
  value.html = paintFirst(value.html);
  value.headers = { ...value.headers, [POLICY]: pagePolicy(value.html, value.rscData) };
}

/** Next's own store, whose pages carry a content security policy. */
export default class PolicyHandler extends FileSystemCache {
  constructor(context) {
    super(context);
    rememberPlace(context.serverDistDir);
    this.memoryOnly = new FileSystemCache({ ...context, flushToDisk: false });
  }

  async get(key, context) {
    const entry = await super.get(key, context);
    stamp(entry?.value);
    return entry;
  }

  async set(key, value, context) {
    stamp(value);
    settleStatus(value);
    return this.isNewAbsence(key, value)
      ? this.memoryOnly.set(key, value, context)
      : super.set(key, value, context);
  }

  /** A stranger can ask for any number of addresses that don't exist: they stay off the disk. */
  isNewAbsence(key, value) {
    // A read that is kept as null (lib/services/cached.ts) found nothing, either.
    if (value?.kind === 'FETCH' && value.data.body === 'null') {
      return !this.fs.existsSync(this.getFilePath(key, value.kind));
    }
    if (value?.kind !== 'APP_PAGE' || value.status !== NOT_FOUND) return false;
    return !this.fs.existsSync(this.getFilePath(`${key}.html`, value.kind));
  }
}
