import type { WireAlbum } from '@/lib/contract/album';
import { isColour, type Colour } from '@/lib/contract/colours';
import { isCountryCode } from '@/lib/query';
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
  /** The language of the description, which may differ from the page's; '' when unknown. */
  descriptionLang: string;
  /** '' where the settings show no default gender (lib/content/minors.ts). */
  sexText: SexText | '';
  /** false when the service gave no sex: sexText is then §3's default, not a fact. */
  hasSex: boolean;
  orgLogo: string;
  orgName: string;
  /** The year label and the work's number in it, as in a wall label's QR code. */
  label: string;
  seq: number | null;
  /** 0 when unknown. */
  width: number;
  height: number;
  /** `#rrggbb` or '': the picture's mean colour. */
  color: string;
  alt: string;
  /** The colours somebody would name of the picture, the most first: of a single work that was asked for by its id. */
  colours?: Colour[];
  /** epoch ms of the last change; null when unknown. */
  updatedAt: number | null;
};

const HEX_COLOR = /^#[0-9a-f]{6}$/i;

/** Our own file for a country code; '' for anything else. */
export const flagOf = (countryCode: string): string =>
  isCountryCode(countryCode) ? `/flags/${countryCode.toLowerCase()}.svg` : '';

/** Whether the work hangs on the wall of this label's exhibition: another year's may bear the label, too. */
export const hangsIn = ({ label, seq }: Pick<Album, 'label' | 'seq'>, exhibition: string) =>
  label === exhibition && seq !== null;

/** §3 Album. Null without an image: lists drop such albums. */
export function toAlbum(wire: WireAlbum, urlOf: UrlOf): Album | null {
  const { countryPhoto, coverPhoto, user, artexhDepartment, ...rest } = wire;
  const { coverWidth, coverHeight, coverColor, coverAlt, countryCode, colours, ...same } = rest;
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
    // Lists are lighter without.
    ...(colours ? { colours: colours.split(',').filter(isColour) } : {}),
  };
}
