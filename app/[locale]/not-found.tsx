import { NotFound } from '@/components/errors/NotFound';

export default async function NotFoundPage() {
  return <NotFound />;
}
