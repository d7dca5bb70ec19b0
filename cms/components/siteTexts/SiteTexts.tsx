import type { JSONFieldServerProps } from 'payload';
import { FAULTS } from '../../globals/siteTexts';
import { sayAll } from '../../words/words';
import { SiteTextsField } from './SiteTextsField.client';

/** In place of Payload's editor of JSON, whose script comes from a third party. */
export const SiteTexts = ({ clientField, i18n, path, readOnly }: JSONFieldServerProps) => (
  <SiteTextsField
    field={clientField}
    said={sayAll(i18n.language, FAULTS)}
    {...{ path, readOnly }}
  />
);
