import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');
export const CMS = join(ROOT, 'cms');
export const COMMANDS = join(CMS, 'commands');
export const NEXT_BIN = join(ROOT, 'node_modules/next/dist/bin/next');
