'use client';

import { CollectLink } from '@/components/artwork/CollectLink';
import { Facts } from '@/components/artwork/Facts';
import { namesOf } from '@/lib/domain/albumWords';
import { CommentList } from '@/components/comments/CommentList.client';
import type { Album } from '@/lib/domain/album';
import type { Locale } from '@/lib/i18n/locales';
import type { ViewerTexts } from '@/lib/i18n/texts';
import styles from './Viewer.module.css';

type Props = { album: Album; locale: Locale; texts: ViewerTexts };

/** §2: a detail panel and a comment list. */
export function Details({ album, locale, texts }: Props) {
  return (
    <>
      <h1 className={styles.title}>
        <bdi>{namesOf(album, texts.artwork).title}</bdi>
      </h1>
      <Facts album={album} locale={locale} texts={texts.artwork.facts} />
      <CollectLink album={album} locale={locale} text={texts.artwork.collect} />
      <div className={styles.comments}>
        <CommentList albumId={album.id} texts={texts.comments} />
      </div>
    </>
  );
}
