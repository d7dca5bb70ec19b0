'use client';

import { Button, toast } from '@payloadcms/ui';
import { useState } from 'react';

type Props = { id: string; label: string; hint: string };
type Answer = { message?: string; errors?: { message: string }[] };

export function InvitationButton({ id, label, hint }: Props) {
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      const answer = await fetch(`/api/editors/${id}/invite`, { method: 'POST' });
      const { message, errors }: Answer = await answer.json();
      if (answer.ok) toast.success(message);
      else toast.error(errors?.[0]?.message ?? answer.statusText);
    } catch (error) {
      toast.error(String(error));
    }
    setSending(false);
  };
  return (
    <div className="field-type">
      <Button buttonStyle="secondary" disabled={isSending} onClick={send}>
        {label}
      </Button>
      <p>{hint}</p>
    </div>
  );
}
