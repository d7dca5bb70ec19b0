import type { ServerProps } from 'payload';
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
        most={MOST_WORKS}
      />
    </NotInDrawer>
  );
}
