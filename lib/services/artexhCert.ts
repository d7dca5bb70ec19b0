import 'server-only';
import { array } from 'yup';
import { wireCertificate } from '@/lib/contract/certificate';
import { toCertificate, type Certificate } from '@/lib/domain/certificate';
import { ServiceError } from '@/lib/errors';
import { call } from './call';
import { urlOf } from './media';

/** §7 artexhCert/query, with the number as typed. Null: not found. An empty number is not sent (§5); nothing is cached. */
export async function query(unicode: string): Promise<Certificate | null> {
  const trimmed = unicode.trim();
  if (!trimmed) throw new ServiceError('invalid.params', 'unicode is empty');
  const [certificate] = await call(
    'certificate',
    { query: { unicode: trimmed } },
    { schema: array(wireCertificate).required() },
  );
  return certificate ? toCertificate(certificate, urlOf) : null;
}
