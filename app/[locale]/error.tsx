'use client';

import { ErrorNotice } from '@/components/errors/ErrorNotice.client';

type Props = { error: Error; retry: () => void };

export default function ErrorPage({ retry }: Props) {
  return <ErrorNotice retry={retry} />;
}
