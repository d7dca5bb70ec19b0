import type { ServerProps } from 'payload';
import { fill } from '@/lib/i18n/fill';
import { MOST_WORKS } from '../../certificates/jobs';
import { mayMake } from '../../endpoints/certificates';
import { say } from '../../words/words';
import { NotInDrawer } from '../NotInDrawer.client';
import { OfSelectionButton } from './OfSelectionButton.client';

/** Above the list of works. */
export function OfSelection({ i18n: { language }, user }: ServerProps) {
  if (!mayMake({ user: user ?? null })) return null;
  return (
    <NotInDrawer>
      <OfSelectionButton
        label={say(language, 'Make certificates')}
        ofSelection={say(language, 'Make certificates of the {count} selected')}
        tooMany={fill(say(language, 'At most {value} works at once.'), { value: MOST_WORKS })}
        lost={say(language, 'The connection was lost.')}
        most={MOST_WORKS}
      />
    </NotInDrawer>
  );
}
