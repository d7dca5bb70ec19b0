import { Icon } from '@/components/ui/Icon';
import { Tool } from '@/components/viewer/Tool';
import styles from './Show.module.css';
import type { ShowTexts } from './showTexts';
import type { ShowActs } from './useShowKeys';

type Props = {
  texts: ShowTexts;
  acts: ShowActs;
  isOn: boolean;
  hasCaptions: boolean;
  hasCode: boolean;
  isFull: boolean;
  /** Left out where there is no code. */
  onCode?: () => void;
  onClose: () => void;
};

/** A slideshow's buttons. */
export function ShowTools({ texts, acts, onCode, onClose, ...state }: Props) {
  const { isOn, hasCaptions, hasCode, isFull } = state;
  return (
    <div className={styles.tools}>
      <Tool label={texts.previous} onPress={() => acts.move(-1)}>
        <Icon name="previous" className="flipX" />
      </Tool>
      <Tool label={texts.show} isPressed={isOn} onPress={acts.toggleOn}>
        <Icon name={isOn ? 'pause' : 'play'} />
      </Tool>
      <Tool label={texts.next} onPress={() => acts.move(1)}>
        <Icon name="next" className="flipX" />
      </Tool>
      <Tool label={texts.captions} isPressed={hasCaptions} onPress={acts.toggleCaptions}>
        <Icon name="list" />
      </Tool>
      {onCode && (
        <Tool label={texts.code} isPressed={hasCode} onPress={onCode}>
          <Icon name="wall" />
        </Tool>
      )}
      {acts.toggleFull && (
        <Tool label={texts.fullScreen} isPressed={isFull} onPress={acts.toggleFull}>
          <Icon name="fullScreen" />
        </Tool>
      )}
      <Tool label={texts.closeShow} onPress={onClose}>
        <Icon name="close" />
      </Tool>
    </div>
  );
}
