import { getTranslations } from 'next-intl/server';
import { Disc } from '@/components/ui/Disc';
import { Main } from '@/components/ui/Main';
import { SiteLink } from '@/components/ui/SiteLink';
import { ROUTES } from '@/lib/routes';

export async function NotFound() {
  const t = await getTranslations('notFound');
  const links = [
    { path: ROUTES.home, text: t('home'), tone: undefined },
    { path: ROUTES.albumsView, text: t('gallery'), tone: 'quiet' },
  ];
  return (
    <Main className="errorPage">
      <div>
        <p className="status">
          <Disc className="disc" /> 404
        </p>
        <h1>{t('title')}</h1>
        <p className="text">{t('text')}</p>
        <p className="actions">
          {links.map(({ path, text, tone }) => (
            <SiteLink key={path} href={path} className="button" data-tone={tone}>
              {text}
            </SiteLink>
          ))}
        </p>
      </div>
      <div className="wall" aria-hidden="true">
        <span className="frame" />
        <Disc className="disc" />
        <Disc cut={1} className="disc" />
      </div>
    </Main>
  );
}
