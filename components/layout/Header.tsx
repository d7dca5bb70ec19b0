import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { getByLabel } from '@/lib/services/menu';
import { getWebContent } from '@/lib/services/webContent';
import { Brand } from './Brand';
import { Drawer } from './Drawer.client';
import { DrawerMenu } from './DrawerMenu';
import styles from './Header.module.css';
import { LanguageMenu } from './LanguageMenu';
import { MenuBar } from './MenuBar';
import { namedByKey } from './menuNames';

/** §2: the header with its horizontal menu, language menu and, on narrow screens, the drawer. */
export async function Header() {
  const locale = await getLocale();
  const [t, messages, menu, languages, logo] = await Promise.all([
    getTranslations('layout'),
    getMessages(),
    getByLabel('main', locale),
    getWebContent('langs', locale),
    getWebContent('logo', locale),
  ]);
  const items = namedByKey(menu, messages);
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
