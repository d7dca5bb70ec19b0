import { getLocale, getMessages } from 'next-intl/server';
import buttons from '@/components/ui/buttons.module.css';
import { Kicker } from '@/components/ui/Kicker';
import { SiteLink } from '@/components/ui/SiteLink';
import { attempt } from '@/lib/attempt';
import type { Album } from '@/lib/domain/album';
import { localePath } from '@/lib/i18n/localePath';
import { ROUTES } from '@/lib/routes';
import { getLanguages } from '@/lib/services/audioCaptcha';
import { NO_DRAFT, type FavoriteDraft } from '@/lib/state/favoriteForm';
import { FavoriteForm } from './FavoriteForm.client';
import { HungWork } from './HungWork';
import { PlainCaptcha } from './PlainCaptcha';
import type { FavoriteTexts } from './texts';
import styles from './Favorite.module.css';

type Props = {
  /** Null: unknown, or it could not be looked up. */
  work: Album | null;
  qr: { qrLabel: string; qrSeq: string };
  /** What came back with the page, sealed (see lib/api/draft.ts) and opened. */
  sealed: string;
  draft: FavoriteDraft | null;
};

const NotShown = ({ texts }: { texts: FavoriteTexts['notShown'] }) => (
  <p className={styles.notShown}>
    {texts.text}{' '}
    <SiteLink href={ROUTES.albumsView} className={buttons.link}>
      {texts.gallery}
    </SiteLink>
  </p>
);

/** §2 /album/favorite: the framed work beside the form. §4: the form is there without it, too; the service decides. */
export async function FavoritePage({ work, qr, sealed, draft }: Props) {
  const locale = await getLocale();
  const { favorite: texts } = await getMessages();
  const spoken = await attempt(getLanguages());
  const hasSound = spoken.ok && spoken.value.length > 0;
  const hasPicture = draft !== null && !draft.failures.email && draft.email !== '';
  const galleryPath = localePath(locale, ROUTES.albumsView);
  return (
    <main id="main" tabIndex={-1} data-year={work?.label} className={`wrap ${styles.root}`}>
      {work && <HungWork work={work} texts={texts} />}
      <div className={styles.words}>
        <Kicker>{texts.kicker}</Kicker>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.lead}>{texts.lead}</p>
        {!work && <NotShown texts={texts.notShown} />}
        <FavoriteForm {...{ locale, texts, qr, hasSound, galleryPath }} draft={draft ?? NO_DRAFT}>
          <PlainCaptcha form={hasPicture ? sealed : ''} {...{ texts: texts.captcha, hasSound }} />
        </FavoriteForm>
      </div>
    </main>
  );
}
