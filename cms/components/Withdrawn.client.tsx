'use client';

import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { look } from './ask';

/**
 * In every form. "Unpublish" saves the document, but fills the form with the time of the save before: the next save would be refused
 * (cms/collections/refuseStale.ts), and Payload would say at the first key that somebody else has changed it.
 */
export function Withdrawn() {
  const { id, collectionSlug, data, hasPublishedDoc, setData } = useDocumentInfo();
  const { dispatchFields } = useForm();
  const shown = useFormFields(([fields]) => fields.updatedAt?.value);
  const [saved, setSaved] = useState({ id, updatedAt: '' });
  const wasPublished = useRef(hasPublishedDoc);

  const learn = useEffectEvent(async () => {
    const path = `/api/${collectionSlug}/${id}?draft=true&depth=0&select[updatedAt]=true`;
    const { updatedAt } = await look<{ updatedAt: string }>(path);
    setSaved({ id, updatedAt });
    setData({ ...data, updatedAt });
  });
  useEffect(() => {
    const isWithdrawn = wasPublished.current && !hasPublishedDoc;
    wasPublished.current = hasPublishedDoc;
    // Without an answer the next save may be refused, and loses nothing.
    if (isWithdrawn) learn().catch(() => undefined);
  }, [hasPublishedDoc]);

  // Payload fills the form at the same time: whichever is first.
  useEffect(() => {
    if (saved.id !== id || typeof shown !== 'string' || shown >= saved.updatedAt) return;
    dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: saved.updatedAt });
  }, [dispatchFields, id, saved, shown]);

  return null;
}
