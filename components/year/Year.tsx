import { Main } from '@/components/ui/Main';
import { useTranslations } from 'next-intl';
import { Awards } from './Awards';
import { CertificateSearch } from './CertificateSearch';
import type { YearPage } from '@/lib/pages/year';
import { Experts } from './Experts';
import { Hero } from './Hero';
import { Partners } from './Partners';
import { Place } from './Place';
import { Requirements } from './Requirements';
import { Section } from './Section';
import { SectionBar } from './SectionBar.client';
import { sectionsOf, type SectionId } from './sections';
import { Theme } from './Theme';
import { Works } from './Works';
import { YearFacts } from './YearFacts';
import { YearLinks } from './YearLinks';

/** §1: a year page, in the year's colour. */
export function Year({ page }: { page: YearPage }) {
  const t = useTranslations('year');
  const { content, experts, works, pictures, applyUrl, neighbours } = page;
  const { year, participants } = content;
  const sections = sectionsOf(page);
  const nameOf = (id: SectionId) =>
    id === 'partners' && content.mediaPartners.length === 0
      ? t('partners.organizers')
      : t(`sections.${id}`);
  const bar = sections.map((id) => ({ id, text: nameOf(id) }));
  const has = (id: SectionId) => sections.includes(id);
  return (
    <Main data-year={year}>
      <Hero content={content} applyUrl={applyUrl} hasWorks={has('works')} />
      <SectionBar label={t('sections.label')} sections={bar} />
      {has('theme') && <Theme content={content} pictures={pictures} />}
      {has('works') && <Works works={works} year={year} label={content.labelId} />}
      {has('experts') && <Experts experts={experts} />}
      {has('participants') && (
        <Section
          id="participants"
          kicker={t('sections.participants')}
          title={t('participants')}
          rail
        >
          <YearFacts facts={participants} />
        </Section>
      )}
      <Requirements year={year} requirements={content.requirements} />
      {(has('venue') || has('registration')) && <Place content={content} applyUrl={applyUrl} />}
      <Awards awards={content.awards} />
      {has('partners') && <Partners content={content} />}
      <CertificateSearch />
      <YearLinks neighbours={neighbours} />
    </Main>
  );
}
