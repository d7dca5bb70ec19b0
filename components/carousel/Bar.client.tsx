'use client';

import { Icon } from '@/components/ui/Icon';

type Props = {
  at: number;
  count: number;
  texts: { previous: string; next: string };
  className?: string;
  onMove: (by: 1 | -1) => void;
  children: React.ReactNode;
};

/** Previous and next buttons, an alternative to swipe and wheel, with the position between them. */
export function Bar({ at, count, texts, className, onMove, children }: Props) {
  const button = (name: 'previous' | 'next', by: 1 | -1, isEnd: boolean) => (
    <button
      type="button"
      className="iconButton"
      aria-label={texts[name]}
      // Not `disabled`, which drops the focus: more works may be on their way.
      aria-disabled={isEnd || undefined}
      onClick={() => !isEnd && onMove(by)}
    >
      <Icon name={name} className="flipX" />
    </button>
  );
  return (
    <div className={className}>
      {button('previous', -1, at === 0)}
      {children}
      {button('next', 1, at === Math.max(0, count - 1))}
    </div>
  );
}
