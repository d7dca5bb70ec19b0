import type { ServerProps } from 'payload';
import { mayMake } from '../../endpoints/certificates';
import { say } from '../../words/words';
import { OfWorkLink } from './OfWorkLink.client';

/** On a saved work's screen. */
export function OfWork({ i18n, user }: ServerProps) {
  if (!mayMake({ user: user ?? null })) return null;
  return <OfWorkLink label={say(i18n.language, 'Make certificates')} />;
}
