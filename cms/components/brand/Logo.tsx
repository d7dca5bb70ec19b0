import type { ServerProps } from 'payload';
import { exhibitionName } from '../../queries/exhibitionName';
import { toCmsLocale } from '../../queries/locale';
import { Mark } from './Mark';

/** Above the form to sign in: the mark, and the exhibition's name as visitors read it. */
export async function Logo({ i18n }: ServerProps) {
  const name = await exhibitionName(toCmsLocale(i18n.language));
  return (
    <span className="brand">
      <Mark size={96} />
      <span className="brand__name">{name}</span>
    </span>
  );
}
