import type { WireExhibition } from '@/lib/contract/webContent';
import { safeLink } from './link';
import type { UrlOf } from './mediaUrl';

/** §3 Exhibition config. bgImgs[0] is the promo film's poster, files are its sources. */
export type Exhibition = {
  bgImgs: string[];
  notices: string[];
  files: { uri: string }[];
  /** The external address of the Apply button, '' when there is none. */
  applyUrl: string;
};

const toUrls = (paths: readonly string[], urlOf: UrlOf) =>
  paths.map(urlOf).filter((url) => url !== '');

export const toExhibition = (wire: WireExhibition, urlOf: UrlOf): Exhibition => ({
  bgImgs: toUrls(wire.bgImgs, urlOf),
  notices: toUrls(wire.notices, urlOf),
  files: toUrls(
    wire.files.map(({ uri }) => uri),
    urlOf,
  ).map((uri) => ({ uri })),
  applyUrl: safeLink(wire.applyUrl),
});
