'use client';

import { CommentList } from '@/components/comments/CommentList.client';
import { KeepButton } from '@/components/shelf/KeepButton.client';
import type { KeepTexts } from '@/components/shelf/keepTexts';
import type { Album } from '@/lib/domain/album';
import type { ViewerTexts } from '@/lib/i18n/messages';
import { CollectLink } from '@/components/work/CollectLink';
import { WorkFacts } from '@/components/work/WorkFacts';
import { namesOf, type WorkWords } from '@/lib/domain/workWords';
import styles from './Viewer.module.css';

type Props = {
  album: Album;
  words: WorkWords;
  texts: ViewerTexts;
  keepTexts: KeepTexts;
  onReading: (isReading: boolean) => void;
};

/** §2: the detail panel and the comments. */
export function Details({ album, words, texts, keepTexts, onReading }: Props) {
  return (
    <>
      <h1 className={styles.title}>
        <bdi>{namesOf(album, words).title}</bdi>
      </h1>
      <WorkFacts texts={texts.artwork.facts} aloud={texts.aloud} {...{ album, words, onReading }} />
      <CollectLink album={album} locale={words.locale} text={texts.artwork.collect} />
      <KeepButton id={album.id} locale={words.locale} texts={keepTexts} />
      <div className={styles.comments}>
        <CommentList albumId={album.id} texts={texts.comments} />
      </div>
    </>
  );
}
