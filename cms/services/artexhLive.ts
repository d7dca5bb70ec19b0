import { listPublishedOf } from './videoList';

/** artexhLive/listPublished (docs/architecture.md): the call of §2 /videosLive, which §7 doesn't name. */
export const listPublished = listPublishedOf('lives');
