import type { useTranslations } from 'next-intl';
import {
  DISPLAY_CM,
  FILE_SIZE_LIMIT_MB,
  FRAME,
  IMAGE_RESOLUTION_LIMIT,
  PAPER_SIZE,
} from '@/lib/constants';
import type { Fact, YearContent } from '@/lib/domain/years';

type Translate = ReturnType<typeof useTranslations<'year'>>;
type Requirements = YearContent['requirements'];

/** The numbers of §9 for the texts' placeholders. */
const NUMBERS = {
  paper: PAPER_SIZE.name,
  paperWidth: PAPER_SIZE.widthMm,
  paperHeight: PAPER_SIZE.heightMm,
  size: FILE_SIZE_LIMIT_MB,
  pixelsWide: IMAGE_RESOLUTION_LIMIT.width,
  pixelsHigh: IMAGE_RESOLUTION_LIMIT.height,
  displayHeight: DISPLAY_CM.height,
  displayWidth: DISPLAY_CM.width,
  frame: FRAME.maxWidthCm,
};

const GROUPS = {
  children: ['paper', 'online', 'offline', 'kept', 'welfare'],
  young: ['height', 'width'],
  making: ['materials', 'canvas', 'frame'],
} as const;

/** §1 Work requirements: the default when the service has none. */
export const builtInRequirements = (t: Translate): Requirements => [
  {
    group: t('requirements.children.group'),
    items: GROUPS.children.map((item) => t(`requirements.children.${item}`, NUMBERS)),
  },
  {
    group: t('requirements.young.group'),
    items: GROUPS.young.map((item) => t(`requirements.young.${item}`, NUMBERS)),
  },
  {
    group: t('requirements.making.group'),
    items: GROUPS.making.map((item) => t(`requirements.making.${item}`, NUMBERS)),
  },
];

/** §1 Honours, in the order of the emblems. */
const AWARD_KINDS = ['letter', 'badge', 'certificate', 'title'] as const;

export const builtInAwards = (t: Translate): Fact[] =>
  AWARD_KINDS.map((kind) => ({ title: t(`awards.${kind}`), text: '' }));
