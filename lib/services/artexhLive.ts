import 'server-only';
import { publishedVideos } from './publishedVideos';

/** §7 artexhLive/listPublished (path ours) */
export const listPublished = publishedVideos('liveList', 'lives');
