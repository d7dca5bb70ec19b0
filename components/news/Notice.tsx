import { getMessages } from 'next-intl/server';
import { Disc } from '@/components/ui/Disc';
import { Main } from '@/components/ui/Main';
import { SiteLink } from '@/components/ui/SiteLink';
import { ROUTES } from '@/lib/routes';
import styles from './Notice.module.css';

type Props = {
  /** §5: no id, or an unknown one. */
  token: 'empty.id' | 'invalid.id';
};

/** §5: the message instead of an item. */
export async function Notice({ token }: Props) {
  const { news, errors } = await getMessages();
  const isAbsent = token === 'invalid.id';
  return (
    <Main className={`wrap ${styles.root}`}>
      <p className={styles.status}>
        <Disc className={styles.disc} /> {isAbsent ? '404' : news.kicker}
      </p>
      <h1 className={styles.title}>{isAbsent ? errors.invalid.id : errors.empty.id}</h1>
      <p className={styles.text}>{isAbsent ? news.absent.text : news.absent.choose}</p>
      <SiteLink href={ROUTES.news} className="button">
        {news.absent.action}
      </SiteLink>
    </Main>
  );
}
