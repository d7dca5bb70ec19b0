import Link from 'next/link';
import { namesOf, type WorkWords } from '@/lib/domain/workWords';
import { focusNext } from '@/lib/client/focusNext';
import { fill } from '@/lib/i18n/fill';
import { localePath } from '@/lib/i18n/localePath';
import { artworkPath } from '@/lib/routes';
import { RESULT, type CertificateQuery } from '@/lib/state/certificateQuery';
import { Alert } from '../ui/Alert';
import { FORM_ID } from './NumberForm.client';
import type { CertificateTexts } from '@/lib/i18n/messages';
import styles from './Outcome.module.css';

type Props = {
  words: WorkWords;
  texts: CertificateTexts;
  query: CertificateQuery<unknown>;
  /** The staff's e-mail address, '' when unknown. */
  email: string;
};

/** The button that looks up takes over from "try again", which goes. */
const focusSubmit = () =>
  focusNext(() => document.querySelector<HTMLElement>(`#${FORM_ID} [type=submit]`));

/** §8: the number does not exist, or the look-up failed. Ours: the work whose certificate is not in the library yet. An empty number is reported beside the input. */
export function Outcome({ words, texts, query, email }: Props) {
  const { num, result, work, warning, warned } = query;
  if (result === RESULT.notFound) {
    return (
      <Alert tone="err" title={texts.notFound}>
        <p>
          <strong>{texts.mayBeWrong}</strong>
        </p>
        <p>{fill(texts.explanation, { num })}</p>
        {email && (
          <p>
            <a href={`mailto:${email}`} className={styles.link}>
              {fill(texts.contact, { email })}
            </a>
          </p>
        )}
        {work && (
          <p>
            {texts.search.found}
            <br />
            <Link
              href={localePath(words.locale, artworkPath(work.id))}
              prefetch={false}
              className={styles.link}
            >
              <bdi>{namesOf(work, words).title}</bdi>
            </Link>
          </p>
        )}
      </Alert>
    );
  }
  if (warning !== 'failed' && warning !== 'tooMany') return null;
  return (
    <Alert key={warned} tone="warn" title={texts[warning]}>
      <p>{texts[`${warning}Text`]}</p>
      <p>
        <button
          type="submit"
          form={FORM_ID}
          className={`arrowLink ${styles.retry}`}
          onClick={focusSubmit}
        >
          {texts.retry}
        </button>
      </p>
    </Alert>
  );
}
