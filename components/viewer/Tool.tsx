type Props = {
  label: string;
  onPress: () => void;
  /** For a toggle. */
  isPressed?: boolean;
  isLarge?: boolean;
  children: React.ReactNode;
};

/** A round button. Its label is also a tooltip. */
export function Tool({ label, onPress, isPressed, isLarge = false, children }: Props) {
  return (
    <button
      type="button"
      className="iconButton"
      data-size={isLarge ? undefined : 'small'}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
