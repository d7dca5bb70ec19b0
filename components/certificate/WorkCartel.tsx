import { fill } from '@/lib/i18n/fill';
import labels from '@/components/ui/WorkLabel.module.css';
import { countryName } from '@/components/ui/countryName';
import { Flag } from '@/components/ui/Flag';
import type { Album } from '@/lib/domain/album';
import type { CertificateTexts } from './texts';

type Props = { album: Album; locale: string; texts: CertificateTexts };

/** The museum label of components/ui/WorkLabel, for pages whose texts come as values. */
export function WorkCartel({ album, locale, texts }: Props) {
  const country = countryName(album.countryCode, locale, album.country);
  return (
    <p className={labels.root}>
      {album.author && <bdi className={labels.author}>{album.author}</bdi>}
      <em className={labels.title}>
        <bdi>{album.name || texts.untitled}</bdi>
      </em>
      <span className={labels.facts}>
        {country && album.countryFlag && <Flag src={album.countryFlag} />}
        {country && <bdi>{country}</bdi>}
        {country && album.age && <span aria-hidden="true">·</span>}
        {album.age && <bdi>{fill(texts.age, { age: album.age }, locale)}</bdi>}
      </span>
    </p>
  );
}
