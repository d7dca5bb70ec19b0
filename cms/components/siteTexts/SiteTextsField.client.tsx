'use client';

import { TextareaInput, useField } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import { useCallback, useState } from 'react';
import { checkTexts, readTexts, writeTexts } from '../../globals/siteTexts';
import styles from './SiteTextsField.module.css';

type Props = Pick<JSONFieldClientProps, 'field' | 'path' | 'readOnly'> & {
  said: Parameters<typeof checkTexts>[1];
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Texts by their keys, as JSON. What is typed stays as it is; while it is no JSON it can't be saved. */
export function SiteTextsField({ field, path: givenPath, readOnly, said }: Props) {
  const validate = useCallback((value: unknown) => checkTexts(value, said), [said]);
  const { disabled, path, setValue, showError, valid, value } = useField<unknown>({
    potentiallyStalePath: givenPath,
    validate,
  });
  const [typed, setTyped] = useState({ text: writeTexts(value), value });
  const type = (text: string) => {
    const texts = readTexts(text);
    setTyped({ text, value: texts });
    setValue(texts);
  };
  return (
    <TextareaInput
      className={styles.root}
      label={field.label}
      localized={field.localized}
      description={field.admin?.description}
      path={path}
      rows={12}
      readOnly={readOnly || disabled}
      showError={showError || valid === false}
      onChange={(event) => type(event.target.value)}
      // Another value comes from the CMS, after a save.
      value={isSame(typed.value, value) ? typed.text : writeTexts(value)}
    />
  );
}
