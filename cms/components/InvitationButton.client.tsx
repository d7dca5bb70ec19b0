'use client';

import { Button, toast } from '@payloadcms/ui';
import { useState } from 'react';
import { ask, toldOf } from './ask';
import { KEEPS_FOCUS } from './useFocusKept.client';

type Props = { id: string; label: string; hint: string; lost: string };

export function InvitationButton({ id, label, hint, lost }: Props) {
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      const invite = { method: 'POST' };
      const { message } = await ask<{ message: string }>(`/api/editors/${id}/invite`, invite);
      toast.success(message);
    } catch (error) {
      toast.error(toldOf(error, lost));
    }
    setSending(false);
  };
  return (
    <div className="field-type">
      <Button
        buttonStyle="secondary"
        disabled={isSending}
        onClick={send}
        extraButtonProps={KEEPS_FOCUS}
      >
        {label}
      </Button>
      <p>{hint}</p>
    </div>
  );
}
