import { ServiceError } from '@/lib/errors';
import { isMainlandPhone } from '@/lib/noScreen/validation';
import type { Answer, Call } from './answer';
import { textOf } from './params';

/** §7 smsCaptcha. Validated as §5 says; this service has no SMS gateway, so nothing is ever sent. */
export async function smsCaptcha({ query }: Call): Promise<Answer> {
  const complete = textOf(query, 'appId') && textOf(query, 'smsId');
  if (!complete || !isMainlandPhone(textOf(query, 'phone')))
    throw new ServiceError('invalid.params');
  throw new ServiceError('request.failed', 'send.sms.failed');
}
