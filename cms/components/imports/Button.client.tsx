'use client';

import type { ReactNode } from 'react';

type Props = {
  children: ReactNode;
  onClick: () => void;
  isPrimary?: boolean;
  isDisabled?: boolean;
};

/** With Payload's looks. */
export const Button = ({ children, onClick, isPrimary = false, isDisabled = false }: Props) => (
  <button
    type="button"
    className={`btn btn--style-${isPrimary ? 'primary' : 'secondary'} btn--size-medium`}
    onClick={onClick}
    disabled={isDisabled}
  >
    {children}
  </button>
);
