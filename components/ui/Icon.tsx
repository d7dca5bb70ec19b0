import type { IconName } from './drawings';

type Props = { name: IconName; className?: string };

/** A drawing in lines on a grid of 24 px. It says nothing by itself: the text beside or around it does. */
export const Icon = ({ name, className }: Props) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={className ? `icon ${className}` : 'icon'}>
    <use href={`#i-${name}`} />
  </svg>
);
