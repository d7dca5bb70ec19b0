const ICONS = {
  next: 'M3 12h17M14 5.5 20.5 12 14 18.5',
  previous: 'M21 12H4M10 5.5 3.5 12l6.5 6.5',
  caret: 'm4 8.5 8 8 8-8',
  menu: 'M3 6.5h18M3 12h18M3 17.5h12',
  close: 'm5 5 14 14M19 5 5 19',
  outside: 'M8 5h11v11M19 5 5 19',
  globe:
    'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18',
  pause: 'M6 4h4v16H6zm8 0h4v16h-4z',
  play: 'm7 4 13 8-13 8z',
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
} as const;

const SOLID = new Set<keyof typeof ICONS>(['pause', 'play']);

/** A drawing in lines on a grid of 24 px. It says nothing by itself: the text beside or around it does. */
export const LineDrawing = ({ children, ...props }: React.SVGProps<SVGSVGElement>) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="square"
    aria-hidden="true"
    {...props}
  >
    {children}
  </svg>
);

type Props = { name: keyof typeof ICONS; className?: string };

export const Icon = ({ name, className }: Props) => (
  <LineDrawing
    className={className}
    {...(SOLID.has(name) ? { fill: 'currentColor', stroke: 'none' } : {})}
  >
    <path d={ICONS[name]} />
  </LineDrawing>
);
