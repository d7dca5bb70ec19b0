import { fill } from '@/lib/i18n/fill';
import { Disc } from '@/components/ui/Disc';
import { Flag } from '@/components/ui/Flag';
import { Logo } from '@/components/ui/Logo';
import { WorkPicture } from '@/components/work/WorkPicture';
import type { Album } from '@/lib/domain/album';
import { namesOf, type WorkWords } from '@/lib/domain/workWords';
import { holderOf, rowsOf } from '@/lib/domain/certificateFacts';
import { SheetFoot } from './SheetFoot';
import type { CertificateTexts } from '@/lib/i18n/messages';
import { frameWidth, sizeOf } from './sheetSizes';
import styles from './Sheet.module.css';

type Props = {
  album: Album;
  words: WorkWords;
  texts: CertificateTexts['sheet'];
  address: string;
};

function Work({ album, words }: Pick<Props, 'album' | 'words'>) {
  return (
    <div className={styles.work}>
      <Disc className={styles.left} />
      <span data-year="2023" className={styles.ocre}>
        <Disc cut={1} className={styles.right} />
      </span>
      <WorkPicture
        work={album}
        words={words}
        sizes="640px"
        width={`${frameWidth(album)}px`}
        first
      />
    </div>
  );
}

function Rows({ album, words, texts }: Omit<Props, 'address'>) {
  return (
    <dl className={styles.facts}>
      {rowsOf(album, words, texts).map(({ key, title, text }) => (
        <div key={key} data-size={sizeOf(text)}>
          <dt>{title}</dt>
          <dd>
            {key === 'nationality' && album.countryFlag && <Flag src={album.countryFlag} />}
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** §2, §9: laid out 1200 px wide and scaled as a whole. For screen readers it is one picture, followed by its text. */
export function Sheet({ album, words, texts, address }: Props) {
  const { title, author } = namesOf(album, words);
  const holder = holderOf(album);
  const [before = '', after = ''] = texts.work.split(/\{\s*title\s*\}/);
  const label = fill(texts.picture, { author });
  return (
    <div className={styles.root} role="img" aria-label={label} data-year="2020">
      <div className={styles.sheet}>
        <Work album={album} words={words} />
        <div className={styles.words}>
          <div className={styles.organiser}>
            <Logo />
            <div>
              <span lang="en">One World, One Future</span>
              <br />
              <span className={styles.kind}>{texts.organiser}</span>
            </div>
          </div>
          <p className={styles.heading}>{texts.heading}</p>
          <p className={styles.say}>{texts.say}</p>
          <p className={styles.name} data-size={sizeOf(holder)}>
            <bdi>{holder}</bdi>
          </p>
          <p className={styles.title}>
            {before}
            <em>
              <bdi>{title}</bdi>
            </em>
            {after}
          </p>
          <Rows album={album} words={words} texts={texts} />
          <SheetFoot texts={texts} address={address} />
        </div>
        <div className={styles.edge} />
      </div>
    </div>
  );
}
