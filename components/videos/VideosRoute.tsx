import { getLocale, getMessages } from 'next-intl/server';
import { absentAnswer, absentPage } from '@/components/errors/absentPage';
import { StructuredData } from '@/components/structuredData/StructuredData';
import { Kicker } from '@/components/ui/Kicker';
import { Main } from '@/components/ui/Main';
import { videosParams } from '@/lib/state/videosQuery';
import { videoObject } from '@/lib/discovery/structuredData/video';
import { VideoBrowser } from './VideoBrowser.client';
import { chosenOf, readShown, titleOfList, toFilms, type VideosRequest } from '@/lib/pages/videos';
import { KindSwitch } from './KindSwitch';
import { NoFilms } from './NoFilms';
import { PlainList } from './PlainList';
import styles from './VideosPage.module.css';

type Props = VideosRequest & { isKept?: boolean };

/**
 * A list of videos, for all of its routes. Nothing is published under the video or label in the address: a 404, which is kept as the
 * page is. Throws net.error, so that the cached page stays.
 */
export async function VideosRoute({ isKept = false, ...request }: Props) {
  const { kind } = request;
  const locale = await getLocale();
  const [messages, shown] = await Promise.all([getMessages(), readShown(request, locale)]);
  const { videos: texts, common } = messages;
  if (!shown) return isKept ? absentPage() : absentAnswer();
  const { query, videos } = shown;
  const chosen = chosenOf(videos, query.id);
  const [films, list] = await Promise.all([
    toFilms(videos, { kind, query, locale }),
    titleOfList({ kind, query }),
  ]);
  const title = kind === 'films' ? texts.title : texts.liveTitle;
  return (
    <Main data-theme="night" className={styles.root}>
      {chosen && <StructuredData graph={[videoObject(chosen, kind, locale)]} />}
      <div className={`wrap ${styles.head}`}>
        <div className={styles.words}>
          <Kicker>{texts.kicker}</Kicker>
          <h1 className={styles.title}>{title}</h1>
        </div>
        <KindSwitch kind={kind} />
      </div>
      {chosen ? (
        <VideoBrowser
          kind={kind}
          films={films}
          serverQuery={videosParams(query).toString()}
          firstId={chosen.id}
          title={`${list.title} | ${common.siteName}`}
          locale={locale}
          texts={texts}
        />
      ) : (
        <NoFilms kind={kind} />
      )}
      <noscript>
        <PlainList kind={kind} films={films.filter(({ id }) => id !== chosen?.id)} />
      </noscript>
    </Main>
  );
}
