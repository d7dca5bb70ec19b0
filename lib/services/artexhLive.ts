import 'server-only';
import { callIfKnown } from './call';
import { publishedVideos } from './publishedVideos';

/** §7 artexhLive/listPublished (path ours). A host without it has no live videos. */
export const listPublished = publishedVideos('liveList', 'lives', callIfKnown);
