import { Icon } from '@/components/ui/Icon';
import { fill } from '@/lib/i18n/fill';
import type { ViewerTexts } from '@/lib/i18n/messages';
import { Tool } from './Tool';
import type { useMusic } from './useMusic';
import styles from './Viewer.module.css';

type Texts = ViewerTexts['viewer'];

type TopProps = {
  texts: Texts;
  show: { isOn: boolean; toggle: () => void };
  music: ReturnType<typeof useMusic>;
  /** Left out where the browser has no full screen. */
  full?: { isOn: boolean; toggle: () => void };
  onClose: () => void;
};

export const TopTools = ({ texts, show, music, full, onClose }: TopProps) => (
  <div className={styles.tools}>
    <Tool label={texts.show} isPressed={show.isOn} onPress={show.toggle}>
      <Icon name={show.isOn ? 'pause' : 'play'} />
    </Tool>
    <Tool label={texts.music} isPressed={music.isOn} onPress={music.toggle}>
      <Icon name={music.isOn ? 'sound' : 'silence'} />
    </Tool>
    {full && (
      <Tool label={texts.fullScreen} isPressed={full.isOn} onPress={full.toggle}>
        <Icon name="fullScreen" />
      </Tool>
    )}
    <Tool label={texts.close} onPress={onClose}>
      <Icon name="close" />
    </Tool>
  </div>
);

type BottomProps = {
  texts: Texts;
  percent: number;
  onMove: (by: 1 | -1) => void;
  onZoom: (by: 1 | -1) => void;
};

export const BottomTools = ({ texts, percent, onMove, onZoom }: BottomProps) => (
  <div className={styles.bottom}>
    <Tool label={texts.previous} isLarge onPress={() => onMove(-1)}>
      <Icon name="previous" className="flipX" />
    </Tool>
    <div className={styles.tools}>
      <Tool label={texts.zoomOut} onPress={() => onZoom(-1)}>
        <Icon name="smaller" />
      </Tool>
      <p className={styles.percent}>{fill(texts.zoomed, { percent })}</p>
      <Tool label={texts.zoomIn} onPress={() => onZoom(1)}>
        <Icon name="larger" />
      </Tool>
    </div>
    <Tool label={texts.next} isLarge onPress={() => onMove(1)}>
      <Icon name="next" className="flipX" />
    </Tool>
  </div>
);
