import { useMessages } from 'next-intl';
import { showTexts } from '@/components/classroom/showTexts';
import { Main } from '@/components/ui/Main';
import { PageHead } from '@/components/ui/PageHead';
import { useWorkWords } from '@/components/work/useWorkWords';
import { Shelf } from './Shelf.client';
import styles from './ShelfPage.module.css';

/** What a visitor has kept on this device. The server knows nothing of it: all works come later. */
export function ShelfPage() {
  const messages = useMessages();
  const { shelf, share, gallery } = messages;
  return (
    <Main className={`wrap ${styles.root}`}>
      <div className="noPrint">
        <PageHead kicker={gallery.title} title={shelf.title}>
          <p>{shelf.note}</p>
        </PageHead>
      </div>
      <noscript>
        <p>{shelf.noScript}</p>
      </noscript>
      <Shelf texts={shelf} share={share} show={showTexts(messages)} words={useWorkWords()} />
    </Main>
  );
}
