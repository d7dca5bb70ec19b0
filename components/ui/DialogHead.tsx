import dialog from './dialog.module.css';
import { Icon } from './Icon';

type Props = {
  /** Of the title, by which the dialog is named. */
  id: string;
  title: string;
  /** What the button that closes is called. */
  close: string;
  onClose: () => void;
  className?: string;
};

/** A dialog's title, with the button that closes. */
export const DialogHead = ({ id, title, close, onClose, className = '' }: Props) => (
  <div className={`${dialog.head} ${className}`}>
    <h2 id={id}>{title}</h2>
    <button
      type="button"
      className="iconButton"
      data-size="small"
      aria-label={close}
      onClick={onClose}
    >
      <Icon name="close" />
    </button>
  </div>
);
