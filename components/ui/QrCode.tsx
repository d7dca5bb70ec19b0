import { qrCodeOf } from '@/lib/qrCode';

type Props = {
  text: string;
  /** Without a label it is decoration: the text is elsewhere on the page. */
  label?: string;
  className?: string;
};

/** On white, with its quiet zone. */
export function QrCode({ text, label, className }: Props) {
  const { size, path } = qrCodeOf(text);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={className}
    >
      <path fill="var(--palette-paper)" d={`M0 0h${size}v${size}H0z`} />
      <path stroke="currentColor" d={path} />
    </svg>
  );
}
