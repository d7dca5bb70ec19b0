import { getLocale, getMessages } from 'next-intl/server';
import { Kicker } from '@/components/ui/Kicker';
import { Main } from '@/components/ui/Main';
import { SiteLink } from '@/components/ui/SiteLink';
import { localePath } from '@/lib/i18n/localePath';
import { LANGUAGES, type Locale } from '@/lib/i18n/locales';
import type { Favourite } from '@/lib/pages/favorite';
import { ROUTES } from '@/lib/routes';
import { NO_DRAFT } from '@/lib/state/favoriteForm';
import { FavoriteForm } from './FavoriteForm.client';
import { FramedWork } from './FramedWork';
import { PlainCaptcha } from './PlainCaptcha';
import type { FavoriteTexts } from '@/lib/i18n/messages';
import styles from './Favorite.module.css';

type NotShownProps = { isAbsent: boolean; locale: Locale; texts: FavoriteTexts['notShown'] };

const NotShown = ({ isAbsent, locale, texts }: NotShownProps) => (
  <p className={styles.notShown}>
    {isAbsent ? texts.absent : texts.text}
    {LANGUAGES[locale].space}
    <SiteLink href={ROUTES.albumsView} className="arrowLink">
      {texts.gallery}
    </SiteLink>
  </p>
);

/** §2 /album/favorite: the framed work beside the form. §4: without a work the form is still shown; the service decides. */
export async function FavoritePage(props: Favourite) {
  const { work, year, isAbsent, qr, sealed, draft, hasSound } = props;
  const locale = await getLocale();
  const { favorite: texts } = await getMessages();
  const hasPicture = draft !== null && !draft.failures.email && draft.email !== '';
  const galleryPath = localePath(locale, ROUTES.albumsView);
  return (
    <Main data-year={year || undefined} className={`wrap ${styles.root}`}>
      {work && <FramedWork work={work} />}
      <div className={styles.words}>
        <Kicker>{texts.kicker}</Kicker>
        <h1 className={styles.title}>{texts.title}</h1>
        {!isAbsent && <p className={styles.lead}>{texts.lead}</p>}
        {!work && <NotShown {...{ isAbsent, locale }} texts={texts.notShown} />}
        <FavoriteForm
          {...{ locale, texts, qr, hasSound, hasPicture, galleryPath }}
          draft={draft ?? NO_DRAFT}
          isPosted={draft !== null}
        >
          <PlainCaptcha form={hasPicture ? sealed : ''} {...{ texts: texts.captcha, hasSound }} />
        </FavoriteForm>
      </div>
    </Main>
  );
}
