import type { ServerProps } from 'payload';
import { mayCheck } from '../access/may';

/** The link to the website's check page in the CMS's side bar; signed when it is clicked. */
export function CheckLink({ user }: ServerProps) {
  if (!mayCheck(user)) return null;
  return (
    <a className="nav__link" href="/api/check" target="_blank" rel="noopener">
      <span className="nav__link-label">Check what visitors get</span>
    </a>
  );
}
