import { ReadAloud } from '@/components/aloud/ReadAloud.client';
import { Facts } from '@/components/ui/Facts';
import { Flag } from '@/components/ui/Flag';
import { foreign } from '@/components/ui/foreign';
import type { Album } from '@/lib/domain/album';
import { localePath } from '@/lib/i18n/localePath';
import { labelOf, type WorkWords } from '@/lib/domain/workWords';
import { isCountryCode } from '@/lib/query';
import { certQueryPath, countryPath } from '@/lib/routes';
import type { ArtworkTexts, Messages } from '@/lib/i18n/messages';
import styles from './WorkFacts.module.css';

type Props = {
  album: Album;
  words: WorkWords;
  texts: ArtworkTexts['facts'];
  aloud: Messages['aloud'];
  /** Called when the introduction begins to be read, and when that ends. */
  onReading?: (isReading: boolean) => void;
};

const INTRODUCTION = 'introduction';

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

function Origin({ album, country, words }: Pick<Props, 'album' | 'words'> & { country: string }) {
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
export function WorkFacts({ album, words, texts, aloud, onReading }: Props) {
  const { num, author, teacher, org, description, descriptionLang } = album;
  const { country, age } = labelOf(album, words);
  const own = (text: string) => text && <bdi>{text}</bdi>;
  // To a page about one number, which is in no index.
  const number = num && (
    <a href={localePath(words.locale, certQueryPath(num))} rel="nofollow">
      {own(num)}
    </a>
  );
  const organisation = (album.orgName || album.orgLogo) && <Organisation {...album} />;
  const introduction = description && (
    <bdi id={INTRODUCTION} {...foreign(descriptionLang, words.locale)}>
      {description}
    </bdi>
  );
  const { locale } = words;
  const lang = descriptionLang || locale;
  const aloudProps = { lang, locale, texts: aloud, onReading };
  const tool = <ReadAloud key={album.id} of={INTRODUCTION} isSmall {...aloudProps} />;
  const facts = [
    { title: texts.from, text: country && <Origin {...{ album, country, words }} /> },
    { title: texts.certificate, text: number },
    { title: texts.author, text: own(author) },
    { title: texts.age, text: own(age) },
    { title: texts.organisation, text: organisation },
    { title: texts.mentor, text: own(teacher) },
    { title: texts.agency, text: own(org) },
    { title: texts.introduction, text: introduction, tool },
  ];
  return <Facts facts={facts.filter(({ text }) => text)} />;
}
