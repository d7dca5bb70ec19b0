import { useMessages } from 'next-intl';
import { PageHead } from '@/components/ui/PageHead';
import { useWorkWords } from '@/components/work/useWorkWords';
import { Shelf } from './Shelf.client';
import styles from './ShelfPage.module.css';

/** What a visitor has kept on this device. The server knows nothing of it: all works come later. */
export function ShelfPage() {
  const { shelf, share, gallery, viewer, classroom } = useMessages();
  return (
    <main id="main" className={`wrap ${styles.root}`}>
      <div className="noPrint">
        <PageHead kicker={gallery.title} title={shelf.title}>
          <p>{shelf.note}</p>
        </PageHead>
      </div>
      <noscript>
        <p>{shelf.noScript}</p>
      </noscript>
      <Shelf
        texts={shelf}
        share={share}
        show={{ ...viewer, ...classroom }}
        words={useWorkWords()}
      />
    </main>
  );
}
