import type { ReactNode } from 'react';

type ButtonProps = {
  children: ReactNode;
  onClick?: () => void;
  disabled?: boolean;
  extraButtonProps?: object;
};

/** As that of @payloadcms/ui, which jest can't load, takes a press. */
export const Button = ({ children, onClick, disabled, extraButtonProps }: ButtonProps) => (
  <button
    disabled={disabled}
    aria-disabled={disabled}
    onClick={disabled ? undefined : onClick}
    {...extraButtonProps}
  >
    {children}
  </button>
);
