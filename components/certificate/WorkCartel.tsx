import { countryName } from '@/lib/i18n/countryName';
import { MuseumLabel } from '@/components/ui/MuseumLabel';
import type { Album } from '@/lib/domain/album';
import { fill } from '@/lib/i18n/fill';
import type { CertificateTexts } from '@/lib/i18n/texts';

type Props = { album: Album; locale: string; texts: CertificateTexts };

/** The label of a work, for pages whose texts come as values. */
export const WorkCartel = ({ album, locale, texts }: Props) => (
  <MuseumLabel
    author={album.author}
    title={album.name || texts.untitled}
    country={countryName(album.countryCode, locale, album.country)}
    flag={album.countryFlag}
    age={album.age && fill(texts.age, { age: album.age }, locale)}
  />
);
