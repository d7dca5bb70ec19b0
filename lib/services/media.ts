import 'server-only';
import { mediaUrl } from '@/lib/domain/mediaUrl';
import { env } from '@/lib/env';

/** The UrlOf of the configured image base, for mappers. */
export const urlOf = (path: string): string => mediaUrl(path, env().imageBaseUrl);
