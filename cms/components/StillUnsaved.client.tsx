'use client';

import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** A quarter of a second after a change Payload has a form checked that counts as changed, which takes away what was told at its fields. */
const AFTER_CHECK_MS = 500;

/**
 * In every form. Payload counts it as saved by any answer: after a refusal its buttons would be grey, and a link would take what was
 * typed without a question.
 */
export function StillUnsaved() {
  const { setModified } = useForm();
  const isModified = useFormModified();
  const isProcessing = useFormProcessing();
  const isSubmitted = useFormSubmitted();
  const wasModified = useRef(false);

  useEffect(() => {
    if (isProcessing) {
      wasModified.current ||= isModified;
      return;
    }
    // A form that was saved doesn't count as submitted any more.
    const isLost = wasModified.current && isSubmitted && !isModified;
    if (!isLost) {
      wasModified.current = false;
      return;
    }
    const timer = setTimeout(() => setModified(true), AFTER_CHECK_MS);
    return () => clearTimeout(timer);
  }, [isModified, isProcessing, isSubmitted, setModified]);

  return null;
}
