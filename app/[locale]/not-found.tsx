import { getLocale } from 'next-intl/server';
import { NotFound } from '@/components/errors/NotFound';

export default async function NotFoundPage() {
  return <NotFound locale={await getLocale()} />;
}
