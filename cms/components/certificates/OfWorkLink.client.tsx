'use client';

import { useDocumentInfo, useEditDepth } from '@payloadcms/ui';

export function OfWorkLink({ label }: { label: string }) {
  const { id } = useDocumentInfo();
  const isInDrawer = useEditDepth() > 1;
  if (!id || isInDrawer) return null;
  return (
    <a
      href={`/admin/make-certificates?work=${id}`}
      className="btn btn--style-secondary btn--size-medium"
    >
      {label}
    </a>
  );
}
