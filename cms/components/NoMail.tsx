import type { AdminViewServerProps } from 'payload';
import { say } from '../words/words';

const SIGN_IN = '/admin/login';

/** `/admin/forgot` where no letter can be sent: Payload's screen would say that one was. */
export function NoMail({ initPageResult }: AdminViewServerProps) {
  const { i18n, t } = initPageResult.req;
  return (
    <>
      <div className="form-header">
        <h1>{t('authentication:forgotPassword')}</h1>
        <p>
          {say(
            i18n.language,
            'This website sends no mail. Ask an organiser for a new password, or those who run this website.',
          )}
        </p>
      </div>
      <a href={SIGN_IN}>{t('authentication:backToLogin')}</a>
    </>
  );
}
