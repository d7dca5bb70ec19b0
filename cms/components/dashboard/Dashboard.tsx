import type { ServerProps } from 'payload';
import { Suspense } from 'react';
import { may, mayCheck } from '../../access/may';
import { mayMake } from '../../endpoints/certificates';
import { toCmsLocale } from '../../queries/locale';
import { ByCountry, ByYear } from './Bars';
import { CheckCounts } from './CheckCounts';
import { ComingUp } from './ComingUp';
import styles from './dashboard.module.css';
import { FavouriteDays } from './FavouriteDays';
import { FirstSteps } from './FirstSteps';
import { MissingTexts, TextsAreCounted } from './MissingTexts';
import { NotMadeAgain } from './NotMadeAgain';

/** Above the lists of the CMS's start page: what is to be done, and how the exhibition stands, as far as one's role goes. */
export function Dashboard({ i18n, payload, user }: ServerProps) {
  if (!user) return null;
  const { language } = i18n;
  const locale = toCmsLocale(language);
  return (
    <div className={styles.root}>
      {may(user, 'create', 'albums') && <FirstSteps {...{ language, locale }} />}
      {may(user, 'read', 'years') && <ComingUp {...{ i18n, payload, user }} />}
      {mayMake({ user }) && <NotMadeAgain {...{ language, locale, payload }} />}
      {mayCheck(user) && <CheckCounts language={language} />}
      <ByYear language={language} />
      <ByCountry {...{ language, locale }} />
      {may(user, 'read', 'favourites') && <FavouriteDays language={language} />}
      <Suspense fallback={<TextsAreCounted {...{ i18n, language }} />}>
        <MissingTexts {...{ language, user }} />
      </Suspense>
    </div>
  );
}
