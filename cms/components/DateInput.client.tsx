'use client';

import { getTranslation } from '@payloadcms/translations';
import { DateTimeField, useTranslation } from '@payloadcms/ui';
import { useId } from 'react';
import type { ConditionalDateProps, DateFieldClientProps } from 'payload';
import { DAY, DAY_AND_TIME, HOURS } from '../words/dates';

/**
 * A date as the editor's language writes it. Payload writes 03/04 for 4 March in all languages, and its label, which belongs to no
 * input, gives a screen reader no name.
 */
export function DateInput(props: DateFieldClientProps) {
  const { field } = props;
  const { i18n } = useTranslation();
  const given = field.admin?.date as ConditionalDateProps | undefined;
  const dateFormat = given?.pickerAppearance === 'dayAndTime' ? DAY_AND_TIME : DAY;
  const nameId = useId();
  const overrides = { ariaLabelledBy: nameId, dateFormat, locale: i18n.dateFNS };
  const date = { ...given, timeFormat: HOURS, overrides };
  const admin = { ...field.admin, date } as typeof field.admin;
  return (
    <>
      <span id={nameId} hidden>
        {getTranslation(field.label ?? '', i18n)}
      </span>
      <DateTimeField {...props} field={{ ...field, admin }} />
    </>
  );
}
