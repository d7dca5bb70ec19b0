'use client';

import { MuseumLabel } from '@/components/ui/MuseumLabel';
import type { Album } from '@/lib/domain/album';
import { useWords } from './GalleryContext.client';

/** §2: each item shows title, country, author and age with the suffix year old. */
export function WallLabel({ album }: { album: Album }) {
  const { title, country, age } = useWords()(album);
  return (
    <MuseumLabel author={album.author} flag={album.countryFlag} {...{ title, country, age }} />
  );
}
