import type { UIFieldServerProps } from 'payload';
import { isOrganiser } from '../access/may';
import { HAS_MAIL } from '../env';
import { ownWordsOf } from '../words';
import { InvitationButton } from './InvitationButton';

/** In an editor's form, for organisers, where there is a mail server and the editor is saved. */
export function Invitation({ id, user, i18n }: UIFieldServerProps) {
  if (!HAS_MAIL || !id || !isOrganiser(user)) return null;
  const { invite, inviteHint } = ownWordsOf({ i18n });
  return <InvitationButton id={String(id)} label={invite} hint={inviteHint} />;
}
