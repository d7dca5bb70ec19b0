import buttons from '@/components/ui/buttons.module.css';

type Props = {
  label: string;
  onPress: () => void;
  /** For what is on or off. */
  isPressed?: boolean;
  isLarge?: boolean;
  children: React.ReactNode;
};

/** A round button. What it does stands beside it when the pointer rests, and is its name. */
export function Tool({ label, onPress, isPressed, isLarge = false, children }: Props) {
  return (
    <button
      type="button"
      className={buttons.iconButton}
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
