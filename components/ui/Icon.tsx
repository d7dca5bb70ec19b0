import { Outline } from './Outline';

/** Line icons on a 24 px grid. They say nothing by themselves: the text beside or around them does. */
const SHAPES = {
  next: <path d="M3 12h17M14 5.5 20.5 12 14 18.5" />,
  previous: <path d="M21 12H4M10 5.5 3.5 12l6.5 6.5" />,
  caret: <path d="m4 8.5 8 8 8-8" />,
  menu: <path d="M3 6.5h18M3 12h18M3 17.5h12" />,
  close: <path d="m5 5 14 14M19 5 5 19" />,
  outside: <path d="M8 5h11v11M19 5 5 19" />,
  globe: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18" />
    </>
  ),
  pause: <path fill="currentColor" stroke="none" d="M6 4h4v16H6zm8 0h4v16h-4z" />,
  play: <path fill="currentColor" stroke="none" d="m7 4 13 8-13 8z" />,
  mail: <path d="M3 5.5h18v13H3zM3.5 6l8.5 7L20.5 6" />,
  place: (
    <>
      <path d="M12 21s7-6.5 7-11.5a7 7 0 1 0-14 0C5 14.5 12 21 12 21z" />
      <circle cx="12" cy="9.5" r="2.3" />
    </>
  ),
  phone: (
    <path d="M6.5 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2z" />
  ),
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7v.1" />
    </>
  ),
  youtube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="3.5" />
      <path fill="currentColor" d="m10.5 9.5 4 2.5-4 2.5z" />
    </>
  ),
  facebook: (
    <path d="M14.5 21v-7.5h3l.5-3.5h-3.5V8c0-1.2.6-1.7 1.7-1.7H18V3.2h-2.5C12.7 3.2 11 4.8 11 7.6V10H8v3.5h3V21" />
  ),
  wechat: (
    <path d="M9.5 4.5c-4 0-7 2.5-7 5.5 0 1.8 1 3.3 2.6 4.3l-.6 2.2L7 15.2c4 1 9-1 9-5.2 0-3-2.8-5.5-6.5-5.5zm7.5 6c2.8.5 4.5 2.3 4.5 4.5 0 1.4-.8 2.6-2 3.4l.4 1.8-2-1c-3 .7-5.6-.4-6.6-2.4M7.3 8.8v.1m4.5-.1v.1" />
  ),
  weibo: (
    <path d="M10 8.5c-4 .5-7 3.3-7 6.2 0 2.6 3 4.8 7.2 4.8 4.4 0 8-2.4 8-5.2 0-1.7-1.2-2.6-2.7-3 .6-2-.6-3.2-3.5-2.3C12 8.2 11.5 8.3 10 8.5zM16 4.5a5 5 0 0 1 4.5 5.5" />
  ),
  x: <path d="m4 4 16 16M20 4 4 20" />,
} as const;

export type IconName = keyof typeof SHAPES;

export const isIconName = (name: string): name is IconName => Object.hasOwn(SHAPES, name);

type Props = { name: IconName; className?: string };

export const Icon = ({ name, className }: Props) => (
  <Outline className={className}>{SHAPES[name]}</Outline>
);
