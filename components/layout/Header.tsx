import { getTranslations } from 'next-intl/server';
import { readHeader } from '@/lib/pages/frame';
import { Brand } from './Brand';
import { Drawer } from './Drawer.client';
import { DrawerMenu } from './DrawerMenu';
import styles from './Header.module.css';
import { LanguageMenu } from './LanguageMenu';
import { MenuBar } from './MenuBar';

/** §2: the header with its horizontal menu, language menu and, on narrow screens, the drawer. */
export async function Header() {
  const [t, { items, languages, logo }] = await Promise.all([
    getTranslations('layout'),
    readHeader(),
  ]);
  const texts = { title: t('menu.title'), open: t('menu.open'), close: t('menu.close') };
  return (
    <>
      <a href="#main" className="skip">
        {t('skip')}
      </a>
      <header className={styles.root}>
        <div className={styles.bar}>
          <Brand logo={logo} markId="markHeader" />
          <MenuBar items={items} label={t('menu.main')} />
          <div className={styles.tools}>
            <LanguageMenu languages={languages} />
            {items.length > 0 && (
              <Drawer texts={texts} brand={<Brand logo={logo} markId="markDrawer" />}>
                <DrawerMenu items={items} label={t('menu.title')} />
              </Drawer>
            )}
          </div>
        </div>
      </header>
    </>
  );
}
