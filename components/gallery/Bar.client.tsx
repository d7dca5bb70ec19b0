'use client';

import buttons from '@/components/ui/buttons.module.css';
import { Icon } from '@/components/ui/Icon';

type Props = {
  /** Which of how many stands in the centre, counted from 0. */
  at: number;
  count: number;
  texts: { previous: string; next: string };
  className?: string;
  onMove: (by: 1 | -1) => void;
  children: React.ReactNode;
};

/** Buttons beside swipe and wheel, and between them where one is. */
export const Bar = ({ at, count, texts, className, onMove, children }: Props) => (
  <div className={className}>
    <button
      type="button"
      className={buttons.iconButton}
      aria-label={texts.previous}
      disabled={at === 0}
      onClick={() => onMove(-1)}
    >
      <Icon name="previous" className="flipX" />
    </button>
    {children}
    <button
      type="button"
      className={buttons.iconButton}
      aria-label={texts.next}
      disabled={at >= count - 1}
      onClick={() => onMove(1)}
    >
      <Icon name="next" className="flipX" />
    </button>
  </div>
);
