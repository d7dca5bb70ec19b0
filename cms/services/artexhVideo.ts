import { listPublishedOf } from './videoList';

/** §7 artexhVideo/listPublished */
export const listPublished = listPublishedOf('videos');
