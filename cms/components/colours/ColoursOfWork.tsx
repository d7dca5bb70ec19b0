import type { UIFieldServerProps } from 'payload';
import { SHADES } from '@/lib/contract/colours';
import { sharesOf } from '../../colours/text';
import { say } from '../../words/words';
import { COLOUR_NAMES } from './names';
import styles from './colours.module.css';

/** In a work's form: what colours its picture has, as visitors find it by them. */
export async function ColoursOfWork({ data, i18n: { language }, payload }: UIFieldServerProps) {
  const cover: unknown = data?.cover;
  if (typeof cover !== 'number') return null;
  const picture = await payload.findByID({
    ...{ collection: 'media', id: cover, depth: 0, disableErrors: true },
    select: { palette: true },
  });
  const shares = sharesOf(picture?.palette);
  if (shares.length === 0) return null;
  return (
    <div className={`field-type ${styles.root}`}>
      <p id="colours-of-work" className={`field-label ${styles.label}`}>
        {say(language, 'Colours')}
      </p>
      <ul aria-labelledby="colours-of-work" className={styles.list}>
        {shares.map(({ colour }) => (
          <li key={colour} className={styles.colour}>
            <span
              className={styles.swatch}
              style={{ background: SHADES[colour] }}
              aria-hidden="true"
            />
            {say(language, COLOUR_NAMES[colour])}
          </li>
        ))}
      </ul>
      <p className="field-description">
        {say(language, 'Found in the picture that is saved; visitors can look for them.')}
      </p>
    </div>
  );
}
