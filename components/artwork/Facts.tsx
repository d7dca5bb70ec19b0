import { Flag } from '@/components/ui/Flag';
import type { Album } from '@/lib/domain/album';
import { localePath } from '@/lib/i18n/localePath';
import { labelOf, type WorkWords } from '@/lib/i18n/workWords';
import { certQueryPath, countryPath } from '@/lib/routes';
import type { ArtworkTexts } from '@/lib/i18n/texts';
import styles from './Facts.module.css';

const isCountryCode = (code: string) => /^[a-z]{2}$/i.test(code);

type Props = { album: Album; words: WorkWords; texts: ArtworkTexts['facts'] };

function Organisation({ orgLogo, orgName }: Album) {
  return (
    <span className={styles.organisation}>
      {orgLogo && (
        // eslint-disable-next-line @next/next/no-img-element -- may be a vector, which the optimiser refuses
        <img src={orgLogo} alt="" width={44} height={44} loading="lazy" />
      )}
      {orgName && <bdi>{orgName}</bdi>}
    </span>
  );
}

/** §2 Detail fields, in this order. Empty ones are hidden. */
function rowsOf({ album, words, texts }: Props): [string, React.ReactNode][] {
  const { num, author, teacher, org, description, countryFlag } = album;
  const { country, age } = labelOf(album, words);
  const { locale } = words;
  return [
    [
      texts.from,
      country && (
        <span className={styles.country}>
          {countryFlag && <Flag src={countryFlag} />}
          {isCountryCode(album.countryCode) ? (
            <a href={localePath(locale, countryPath(album.countryCode))}>
              <bdi>{country}</bdi>
            </a>
          ) : (
            <bdi>{country}</bdi>
          )}
        </span>
      ),
    ],
    [texts.certificate, num && <a href={localePath(locale, certQueryPath(num))}>{num}</a>],
    [texts.author, author && <bdi>{author}</bdi>],
    [texts.age, age && <bdi>{age}</bdi>],
    [texts.organisation, (album.orgName || album.orgLogo) && <Organisation {...album} />],
    [texts.mentor, teacher && <bdi>{teacher}</bdi>],
    [texts.agency, org && <bdi>{org}</bdi>],
    [texts.introduction, description && <bdi>{description}</bdi>],
  ];
}

export function Facts(props: Props) {
  return (
    <dl className={styles.root}>
      {rowsOf(props).map(
        ([term, value]) =>
          value && (
            <div key={term} className={styles.row}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
