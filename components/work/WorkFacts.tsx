import { Facts } from '@/components/ui/Facts';
import { Flag } from '@/components/ui/Flag';
import type { Album } from '@/lib/domain/album';
import { localePath } from '@/lib/i18n/localePath';
import { labelOf, type WorkWords } from '@/lib/domain/workWords';
import { isCountryCode } from '@/lib/query';
import { certQueryPath, countryPath } from '@/lib/routes';
import type { ArtworkTexts } from '@/lib/i18n/messages';
import styles from './WorkFacts.module.css';

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

function Origin({ album, country, words }: Omit<Props, 'texts'> & { country: string }) {
  const { countryCode, countryFlag } = album;
  const name = <bdi>{country}</bdi>;
  return (
    <span className={styles.country}>
      {countryFlag && <Flag src={countryFlag} />}
      {isCountryCode(countryCode) ? (
        <a href={localePath(words.locale, countryPath(countryCode))}>{name}</a>
      ) : (
        name
      )}
    </span>
  );
}

/** §2 Detail fields, in this order. Empty ones are hidden. */
export function WorkFacts({ album, words, texts }: Props) {
  const { num, author, teacher, org, description } = album;
  const { country, age } = labelOf(album, words);
  const own = (text: string) => text && <bdi>{text}</bdi>;
  const number = num && <a href={localePath(words.locale, certQueryPath(num))}>{num}</a>;
  const organisation = (album.orgName || album.orgLogo) && <Organisation {...album} />;
  const facts = [
    { title: texts.from, text: country && <Origin {...{ album, country, words }} /> },
    { title: texts.certificate, text: number },
    { title: texts.author, text: own(author) },
    { title: texts.age, text: own(age) },
    { title: texts.organisation, text: organisation },
    { title: texts.mentor, text: own(teacher) },
    { title: texts.agency, text: own(org) },
    { title: texts.introduction, text: own(description) },
  ];
  return <Facts facts={facts.filter(({ text }) => text)} />;
}
