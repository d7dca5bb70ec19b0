'use client';

import { useConfig, useDocumentInfo, useEditDepth, useTranslation } from '@payloadcms/ui';
import { textsIn } from '../../certificates/texts';

/** On a saved work's screen. */
export function OfWork() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { config } = useConfig();
  const isInDrawer = useEditDepth() > 1;
  if (!id || isInDrawer) return null;
  return (
    <a
      href={`${config.routes.admin}/make-certificates?work=${id}`}
      className="btn btn--style-secondary btn--size-medium"
    >
      {textsIn(i18n.language).open}
    </a>
  );
}
