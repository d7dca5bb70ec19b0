import { fill } from '@/lib/i18n/fill';
import { Disc } from '@/components/ui/Disc';
import { Flag } from '@/components/ui/Flag';
import { Frame } from '@/components/ui/Frame';
import { Mark } from '@/components/ui/Mark';
import { Picture } from '@/components/ui/Picture';
import type { Album } from '@/lib/domain/album';
import { altOf, namesOf } from '@/lib/domain/albumWords';
import { factsOf } from './factsOf';
import { SheetFoot } from './SheetFoot';
import type { CertificateTexts } from '@/lib/i18n/texts';
import { frameWidth, sizeOf } from './sheetSizes';
import styles from './Sheet.module.css';

type Props = { album: Album; locale: string; texts: CertificateTexts; address: string };

/** In the order of the sheet; title and name have places of their own. */
const ROWS = ['nationality', 'gender', 'instructor', 'number', 'issued', 'agency'];

function Work({ album, texts }: Pick<Props, 'album' | 'texts'>) {
  return (
    <div className={styles.work}>
      <Disc className={styles.left} />
      <span data-year="2023" className={styles.ocre}>
        <Disc cut={1} className={styles.right} />
      </span>
      <Frame width={`${frameWidth(album)}px`}>
        <Picture
          src={album.imgUrl}
          alt={altOf(album, texts)}
          width={album.width}
          height={album.height}
          sizes="640px"
          color={album.color}
          first
        />
      </Frame>
    </div>
  );
}

function Rows({ album, locale, texts }: Omit<Props, 'address'>) {
  const facts = factsOf(album, locale, texts);
  return (
    <dl className={styles.facts}>
      {ROWS.flatMap((row) => facts.filter(({ key }) => key === row)).map(
        ({ key, label, value }) => (
          <div key={key} data-size={sizeOf(value)}>
            <dt>{key === 'agency' ? texts.sheet.agencyShort : label}</dt>
            <dd>
              {key === 'nationality' && album.countryFlag && <Flag src={album.countryFlag} />}
              <bdi>{value}</bdi>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** §2, §9: laid out 1200 px wide and scaled as one piece. A picture to those who listen: the text follows it. */
export function Sheet({ album, locale, texts, address }: Props) {
  const { sheet } = texts;
  const { title, author } = namesOf(album, texts);
  const [before = '', after = ''] = sheet.work.split('{title}');
  const label = fill(sheet.picture, { author });
  return (
    <div className={styles.root} role="img" aria-label={label} data-year="2020">
      <div className={styles.sheet}>
        <Work album={album} texts={texts} />
        <div className={styles.words}>
          <div className={styles.organiser}>
            <Mark id="sheetMark" />
            <div>
              <span lang="en">One World, One Future</span>
              <br />
              <span className={styles.kind}>{sheet.organiser}</span>
            </div>
          </div>
          <p className={styles.heading}>{sheet.heading}</p>
          <p className={styles.say}>{sheet.say}</p>
          <p className={styles.name} data-size={sizeOf(album.author)}>
            <bdi>{album.author}</bdi>
          </p>
          <p className={styles.title}>
            {before}
            <em>
              <bdi>{title}</bdi>
            </em>
            {after}
          </p>
          <Rows album={album} locale={locale} texts={texts} />
          <SheetFoot texts={sheet} address={address} />
        </div>
        <div className={styles.edge} />
      </div>
    </div>
  );
}
