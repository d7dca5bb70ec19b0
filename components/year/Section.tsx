import { Kicker } from '@/components/ui/Kicker';
import { SectionHead } from '@/components/ui/SectionHead';
import { titleIdOf, type SectionId } from './sections';
import styles from './Section.module.css';

type Props = {
  id: SectionId;
  title: React.ReactNode;
  kicker?: string;
  /** The head is beside the body and sticky. */
  rail?: boolean;
  /** At the other end of the head, when that is not in the rail. */
  aside?: React.ReactNode;
  children: React.ReactNode;
};

/** As high as what editors enter is long: how high isn't known before they are laid out. */
const AT_ONCE = new Set<SectionId>(['theme', 'experts']);

/** A part of the page that can be linked to. */
export function Section({ id, title, kicker, rail = false, aside, children }: Props) {
  const titleId = titleIdOf(id);
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={`section ${AT_ONCE.has(id) ? '' : 'later'} ${styles.root}`}
    >
      {rail ? (
        <div className={`wrap ${styles.rail}`}>
          <div className={styles.head}>
            {kicker && <Kicker cut={1}>{kicker}</Kicker>}
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          </div>
          <div className={styles.body}>{children}</div>
        </div>
      ) : (
        <div className="wrap">
          <SectionHead id={titleId} title={title} kicker={kicker}>
            {aside}
          </SectionHead>
          {children}
        </div>
      )}
    </section>
  );
}
