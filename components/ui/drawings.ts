import { DISCS, MEETING, RIGHT_WORLD } from '@/lib/brand';

/** In lines on a grid of 24 px, as data of paths. A filled part stands after `|`. */
const LINES = {
  next: 'M3 12h17M14 5.5 20.5 12 14 18.5',
  previous: 'M21 12H4M10 5.5 3.5 12l6.5 6.5',
  caret: 'm4 8.5 8 8 8-8',
  menu: 'M3 6.5h18M3 12h18M3 17.5h12',
  close: 'm5 5 14 14M19 5 5 19',
  outside: 'M8 5h11v11M19 5 5 19',
  globe:
    'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18',
  sound: 'M4 9.5v5h3.5l5 4v-13l-5 4zM16 9c1.5 2 1.5 4 0 6M18.5 6.5c3 3.5 3 7.5 0 11',
  silence: 'M4 9.5v5h3.5l5 4v-13l-5 4zM16.5 9.5l5 5M21.5 9.5l-5 5',
  fullScreen: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  larger: 'M12 4v16M4 12h16',
  smaller: 'M4 12h16',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM16 16l5 5',
  refresh: 'M20 5v5h-5M4 19v-5h5M5.5 9A7.5 7.5 0 0 1 19 8.5M18.5 15A7.5 7.5 0 0 1 5 15.5',
  coverflow: 'M8 5h8v14H8zM4.5 8v8M1.5 9.5v5M19.5 8v8M22.5 9.5v5',
  wall: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  list: 'M9 6h12M9 12h12M9 18h12M4 6h.1M4 12h.1M4 18h.1',
  heart:
    'M12 20S3.5 15 3.5 8.8C3.5 6 5.6 4 8 4c1.8 0 3.2 1 4 2.6C12.8 5 14.2 4 16 4c2.4 0 4.5 2 4.5 4.8C20.5 15 12 20 12 20z',
  share: 'M12 15V3M7 7.5 12 3l5 4.5M5 12v9h14v-9',
  download: 'M12 3v13M6 11l6 6 6-6M4 21h16',
  done: 'm4 12.5 5.5 5.5L20.5 6.5',
  fault: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 7v6M12 16.5v.2',
  eye: 'M2 12s3.600-6.500 10-6.500S22 12 22 12s-3.600 6.500-10 6.500S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  mail: 'M3 5.5h18v13H3zM3.5 6l8.5 7L20.5 6',
  place:
    'M12 21s7-6.5 7-11.5a7 7 0 1 0-14 0C5 14.5 12 21 12 21zM14.3 9.5a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0z',
  phone:
    'M6.5 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2z',
  instagram:
    'M8 3.5h8a4.5 4.5 0 0 1 4.5 4.5v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM17 7v.1',
  youtube:
    'M6 5.5h12A3.5 3.5 0 0 1 21.5 9v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5z|m10.5 9.5 4 2.5-4 2.5z',
  facebook:
    'M14.5 21v-7.5h3l.5-3.5h-3.5V8c0-1.2.6-1.7 1.7-1.7H18V3.2h-2.5C12.7 3.2 11 4.8 11 7.6V10H8v3.5h3V21',
  wechat:
    'M9.5 4.5c-4 0-7 2.5-7 5.5 0 1.8 1 3.3 2.6 4.3l-.6 2.2L7 15.2c4 1 9-1 9-5.2 0-3-2.8-5.5-6.5-5.5zm7.5 6c2.8.5 4.5 2.3 4.5 4.5 0 1.4-.8 2.6-2 3.4l.4 1.8-2-1c-3 .7-5.6-.4-6.6-2.4M7.3 8.8v.1m4.5-.1v.1',
  weibo:
    'M10 8.5c-4 .5-7 3.3-7 6.2 0 2.6 3 4.8 7.2 4.8 4.4 0 8-2.4 8-5.2 0-1.7-1.2-2.6-2.7-3 .6-2-.6-3.2-3.5-2.3C12 8.2 11.5 8.3 10 8.5zM16 4.5a5 5 0 0 1 4.5 5.5',
  x: 'm4 4 16 16M20 4 4 20',
} as const;

/** Filled, not drawn. */
const SOLIDS = {
  pause: 'M6 4h4v16H6zm8 0h4v16h-4z',
  play: 'm7 4 13 8-13 8z',
} as const;

const LOGO = [
  `<g id="i-logo"><path fill="var(--logo-left)" d="${DISCS[0]}"/>`,
  `<path fill="var(--logo-right)" d="${RIGHT_WORLD}"/>`,
  `<path fill="var(--logo-meet)" d="${MEETING}"/></g>`,
];

export type IconName = keyof typeof LINES | keyof typeof SOLIDS;

const line = ([name, drawing]: [string, string]) => {
  const [d, filled] = drawing.split('|');
  if (!filled) return `<path id="i-${name}" d="${d}"/>`;
  return `<g id="i-${name}"><path d="${d}"/><path fill="currentColor" d="${filled}"/></g>`;
};

const solid = (name: string, d: string) =>
  `<path id="i-${name}" fill="currentColor" stroke="none" d="${d}"/>`;

/** What stands once in each page (Drawings.client.tsx); `<use href="#i-NAME">` shows it. */
export const DRAWINGS = [
  ...Object.entries(LINES).map(line),
  ...Object.entries(SOLIDS).map(([name, d]) => solid(name, d)),
  ...DISCS.map((d, cut) => solid(`disc${cut}`, d)),
  ...LOGO,
].join('');
