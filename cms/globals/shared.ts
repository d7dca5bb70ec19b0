import type { GlobalConfig } from 'payload';
import { editorsOnly } from '../collections/shared';

export const globalAccess = {
  read: editorsOnly.read,
  update: editorsOnly.update,
} satisfies GlobalConfig['access'];
