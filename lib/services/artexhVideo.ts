import 'server-only';
import { publishedVideos } from './publishedVideos';

/** §7 artexhVideo/listPublished */
export const listPublished = publishedVideos('videoList', 'videos');
