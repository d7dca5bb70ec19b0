'use client';

import { ErrorNotice } from '@/components/errors/ErrorNotice.client';
import { tryAgain } from '@/components/errors/tryAgain';

type Props = { error: Error; retry: () => void };

export default function ErrorPage({ error, retry }: Props) {
  return <ErrorNotice retry={() => tryAgain(error, retry)} />;
}
