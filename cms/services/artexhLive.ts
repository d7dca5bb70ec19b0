import { listPublishedOf } from './videoList';

/** contract: artexhLive/listPublished, the call of §2 /videosLive that §7 does not name. */
export const listPublished = listPublishedOf('lives');
