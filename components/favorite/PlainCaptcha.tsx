import { useLocale } from 'next-intl';
import { CAPTCHA_IMAGE } from '@/lib/constants';
import type { FavoriteTexts } from '@/lib/i18n/messages';
import styles from './Captcha.module.css';

type Props = {
  texts: FavoriteTexts['captcha'];
  /** The encrypted form state, which contains the e-mail; '' until a valid one has been posted. */
  form: string;
  hasSound: boolean;
};

/** Without JavaScript: a button of the form submits the e-mail first, then the page has its captcha. */
export function PlainCaptcha({ texts, form, hasSound }: Props) {
  const locale = useLocale();
  const query = new URLSearchParams({ form, locale });
  return (
    <div className={styles.plain}>
      {form ? (
        // Each request makes a captcha: with a low priority React doesn't preload it.
        // eslint-disable-next-line @next/next/no-img-element -- made for one try
        <img
          src={`/api/captcha?${query}`}
          alt={texts.image}
          {...CAPTCHA_IMAGE}
          fetchPriority="low"
        />
      ) : (
        <p className={styles.hint}>{texts.plainHint}</p>
      )}
      <button name="step" value="picture" className={styles.way}>
        {form ? texts.refresh : texts.plainPicture}
      </button>
      {form && hasSound && (
        <a href={`/api/captcha/audio?${query}`} download="captcha.wav" className="arrowLink">
          {texts.plainSound}
        </a>
      )}
    </div>
  );
}
