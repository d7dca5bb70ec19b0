import type { UIFieldServerProps } from 'payload';
import { isOrganiser } from '../access/may';
import { HAS_MAIL } from '../env';
import { say } from '../words/words';
import { InvitationButton } from './InvitationButton.client';

/** In an editor's form, for organisers, where there is a mail server and the editor is saved. */
export function Invitation({ id, user, i18n }: UIFieldServerProps) {
  if (!HAS_MAIL || !id || !isOrganiser(user)) return null;
  return (
    <InvitationButton
      id={String(id)}
      label={say(i18n.language, 'Send an invitation by mail')}
      lost={say(i18n.language, 'The connection was lost.')}
      hint={say(
        i18n.language,
        'The person gets a link to set a password. It is good for seven days.',
      )}
    />
  );
}
