'use client';

import { Icon } from '@/components/ui/Icon';
import { faultIn, faultOf, type CertificateQuery } from '@/lib/state/certificateQuery';
import { NUMBER_INPUT } from './numberInput';
import type { CertificateTexts } from '@/lib/i18n/messages';
import fields from '../ui/fields.module.css';
import styles from './NumberForm.module.css';

/** For the retry button, which is outside of the form. */
export const FORM_ID = 'certificate';

type Props = {
  texts: CertificateTexts;
  /** The query parameter: without JavaScript the form is submitted to the same page. */
  name: 'unicode' | 'num';
  query: CertificateQuery<unknown>;
  onType: (text: string) => void;
  onRequest: (num: string) => void;
};

/** §2, §5: the input for a certificate number. */
export function NumberForm({ texts, name, query, onType, onRequest }: Props) {
  const fault = faultIn(query);

  function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const box = event.currentTarget.elements.namedItem(name);
    if (!(box instanceof HTMLInputElement)) return;
    box.value = box.value.trim();
    if (faultOf(box.value)) box.focus();
    onRequest(box.value);
  }

  return (
    <form id={FORM_ID} role="search" className={styles.root} onSubmit={submit}>
      <label htmlFor="number" className="visuallyHidden">
        {texts.label}
      </label>
      <input
        id="number"
        name={name}
        defaultValue={query.num.slice(0, NUMBER_INPUT.maxLength)}
        onInput={({ currentTarget: { value } }) => onType(value)}
        placeholder={texts.example}
        {...NUMBER_INPUT}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? 'number-error number-hint' : 'number-hint'}
        className={`${fields.input} ${fields.number} ${styles.input}`}
      />
      <button type="submit" className={`button ${styles.button}`}>
        <Icon name="search" />
        {texts.check}
      </button>
      {fault && (
        <p
          key={query.warned}
          id="number-error"
          role="alert"
          className={`${fields.error} ${styles.error}`}
        >
          <Icon name="fault" />
          <span>{texts[fault]}</span>
        </p>
      )}
      <p id="number-hint" className={`${fields.hint} ${styles.hint}`}>
        {texts.hint}
      </p>
    </form>
  );
}
