import 'server-only';
import { mediaUrl } from '@/lib/domain/mediaUrl';
import { env } from '@/lib/env';

/** The url builder that mappers take, bound to the configured image base. */
export const urlOf = (path: string): string => mediaUrl(path, env().imageBaseUrl);
