import type { ServerProps } from 'payload';
import { mayImport } from '../../endpoints/imports';
import { say } from '../../words/words';
import { NotInDrawer } from '../NotInDrawer.client';

const SCREEN = '/admin/import';

/** Above the list of works. */
export function ImportLink({ i18n, user }: ServerProps) {
  if (!mayImport({ user: user ?? null })) return null;
  return (
    <NotInDrawer>
      <a
        className="btn btn--style-secondary btn--size-small"
        href={SCREEN}
        style={{ marginInlineEnd: 'calc(var(--base) / 2)' }}
      >
        {say(i18n.language, 'Import works')}
      </a>
    </NotInDrawer>
  );
}
