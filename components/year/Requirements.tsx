import { useTranslations } from 'next-intl';
import { Disc } from '@/components/ui/Disc';
import type { YearContent } from '@/lib/domain/years';
import { FrameDrawing } from './FrameDrawing';
import { PrintButton } from '@/components/ui/PrintButton.client';
import { builtInRequirements } from './rules';
import { ScaleDrawing } from './ScaleDrawing';
import { Section } from './Section';
import styles from './Requirements.module.css';

type Requirement = YearContent['requirements'][number];

function Group({ group, items, index }: Requirement & { index: number }) {
  return (
    <article className={styles.group}>
      {group && (
        <h3 className={styles.name}>
          <Disc cut={index} className={styles.disc} />
          <span>
            <bdi>{group}</bdi>
          </span>
        </h3>
      )}
      <ul role="list">
        {items.map((item) => (
          <li key={item} className={styles.item}>
            <Disc cut={index + 1} className={styles.mark} />
            {/* Around it, so that each line begins where the page's lines do. */}
            <span>
              <bdi>{item}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
}

type Props = { year: string; requirements: Requirement[] };

/** §1 Work requirements, with drawings to scale. Printed, it fits one sheet, for teachers. */
export function Requirements({ year, requirements }: Props) {
  const t = useTranslations('year');
  const groups = requirements.length > 0 ? requirements : builtInRequirements(t);
  return (
    <Section
      id="requirements"
      title={t('requirements.title')}
      kicker={t('sections.requirements')}
      aside={
        <PrintButton alone="section" className={`arrowLink ${styles.print}`}>
          {t('requirements.print')}
        </PrintButton>
      }
    >
      <p className={styles.printed}>{t('title', { year })}</p>
      <div className={styles.groups}>
        {groups.map((requirement, index) => (
          <Group key={index} index={index} {...requirement} />
        ))}
      </div>
      <div className={styles.drawings}>
        <ScaleDrawing />
        <FrameDrawing />
      </div>
    </Section>
  );
}
