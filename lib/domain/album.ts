import type { WireAlbum } from '@/lib/contract/album';
import type { UrlOf } from './mediaUrl';
import { toSexText, type SexText } from './sex';

/** §3 Album (artwork). imgUrl, countryFlag, sexText, orgLogo and orgName are derived. */
export type Album = {
  id: string;
  name: string;
  author: string;
  country: string;
  countryCode: string;
  countryFlag: string;
  imgUrl: string;
  num: string;
  age: string;
  teacher: string;
  org: string;
  description: string;
  /** '' where the settings hide what nobody gave (lib/content/minors.ts). */
  sexText: SexText | '';
  /** false when the service gave no sex: sexText is then §3's default, not a fact. */
  hasSex: boolean;
  orgLogo: string;
  orgName: string;
  /** The year label and the curator's number in it, as a wall label's QR code carries them. */
  label: string;
  seq: number | null;
  /** 0 when unknown. */
  width: number;
  height: number;
  /** `#rrggbb` or '': the picture's mean colour. */
  color: string;
  alt: string;
  /** epoch ms at which it last changed; null where nobody tells. */
  updatedAt: number | null;
};

const COUNTRY_CODE = /^[a-z]{2}$/i;
const HEX_COLOR = /^#[0-9a-f]{6}$/i;

/** The flag that the service names, else our own file of the country's code. */
/** A file of the website; '' for what is no code. */
export const flagOf = (countryCode: string): string =>
  COUNTRY_CODE.test(countryCode) ? `/flags/${countryCode.toLowerCase()}.svg` : '';

/** §3 Album. Null when there is no image: such albums are dropped from lists. */
export function toAlbum(wire: WireAlbum, urlOf: UrlOf): Album | null {
  const { countryPhoto, coverPhoto, user, artexhDepartment, ...rest } = wire;
  const { coverWidth, coverHeight, coverColor, coverAlt, countryCode, ...same } = rest;
  const imgUrl = urlOf(coverPhoto);
  if (!imgUrl) return null;
  return {
    ...same,
    imgUrl,
    countryCode: countryCode.toUpperCase(),
    countryFlag: urlOf(countryPhoto) || flagOf(countryCode),
    sexText: toSexText(user?.sex),
    hasSex: typeof user?.sex === 'number',
    orgLogo: urlOf(artexhDepartment?.logo ?? ''),
    orgName: artexhDepartment?.name ?? '',
    width: coverWidth ?? 0,
    height: coverHeight ?? 0,
    color: HEX_COLOR.test(coverColor) ? coverColor : '',
    alt: coverAlt,
  };
}
