import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/SiteLink';
import type { MediaPartner } from '@/lib/domain/partner';
import type { YearContent } from '@/lib/domain/years';
import { Section } from './Section';
import styles from './Partners.module.css';

/** The partner's name where there is no logo. */
function Logo({ partner: { name, img, url } }: { partner: MediaPartner }) {
  const mark = img ? (
    // eslint-disable-next-line @next/next/no-img-element -- logos are drawings, or small
    <img src={img} alt={name} width={240} height={80} loading="lazy" className={styles.logo} />
  ) : (
    <bdi>{name}</bdi>
  );
  return url ? (
    <SiteLink href={url} outside className={styles.link}>
      {mark}
    </SiteLink>
  ) : (
    mark
  );
}

type Props = { title?: string; partners: MediaPartner[] };

function Logos({ title, partners }: Props) {
  return (
    <div className={styles.group}>
      {title && <h3 className={styles.title}>{title}</h3>}
      <ul role="list" className={styles.list}>
        {partners.map((partner) => (
          <li key={partner.id} className={styles.item}>
            <Logo partner={partner} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** §1, §3: organizer logos and media partners. */
export function Partners({ content: { organizers, mediaPartners } }: { content: YearContent }) {
  const t = useTranslations('year.partners');
  const both = organizers.length > 0 && mediaPartners.length > 0;
  const alone = organizers.length > 0 ? 'organizers' : 'media';
  return (
    <Section id="partners" title={t(both ? 'title' : alone)}>
      {organizers.length > 0 && (
        <Logos title={both ? t('organizers') : undefined} partners={organizers} />
      )}
      {mediaPartners.length > 0 && (
        <Logos title={both ? t('media') : undefined} partners={mediaPartners} />
      )}
    </Section>
  );
}
