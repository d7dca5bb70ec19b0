import type { AdminViewServerProps } from 'payload';
import { say } from '../words/words';

/** `/admin/forgot` where no letter can be sent: Payload's screen would say that one was. */
export function NoMail({ initPageResult }: AdminViewServerProps) {
  const { i18n, t, payload } = initPageResult.req;
  const { admin, routes } = payload.config;
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
      <a href={`${routes.admin}${admin.routes.login}`}>{t('authentication:backToLogin')}</a>
    </>
  );
}
