import type { ServerProps } from 'payload';
import { mayCheck } from '../access/may';
import { say } from '../words/words';

/** The link to the website's check page in the CMS's side bar; signed when it is clicked. */
export function CheckLink({ i18n, user }: ServerProps) {
  if (!mayCheck(user)) return null;
  return (
    <a className="nav__link" href="/api/check" target="_blank" rel="noopener">
      <span className="nav__link-label">{say(i18n.language, 'Check what visitors get')}</span>
    </a>
  );
}
