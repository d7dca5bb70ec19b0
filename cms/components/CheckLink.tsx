import type { ServerProps } from 'payload';
import { mayCheck } from '../access/may';
import { SITE_URL } from '../env';
import { say } from '../words/words';

/** The links to the website and to its check page in the CMS's side bar; the latter is signed when it is clicked. */
export function CheckLink({ i18n, user }: ServerProps) {
  return (
    <>
      <a className="nav__link" href={SITE_URL} target="_blank" rel="noopener">
        <span className="nav__link-label">{say(i18n.language, 'Open the website')}</span>
      </a>
      {mayCheck(user) && (
        <a className="nav__link" href="/api/check" target="_blank" rel="noopener">
          <span className="nav__link-label">{say(i18n.language, 'Check what visitors get')}</span>
        </a>
      )}
    </>
  );
}
