import { getLocale, getMessages } from 'next-intl/server';
import { readHeader } from '@/lib/pages/frame';
import { ROUTES } from '@/lib/routes';
import { Icon } from '../ui/Icon';
import { SiteLink } from '../ui/SiteLink';
import { Brand } from './Brand';
import { Drawer } from './Drawer.client';
import { DrawerMenu } from './DrawerMenu.client';
import styles from './Header.module.css';
import { LanguageMenu } from './LanguageMenu';
import { MenuBar } from './MenuBar.client';
import { MenuWordsProvider } from './MenuWords.client';

/** §2: the header with its horizontal menu, language menu and, on narrow screens, the drawer. */
export async function Header() {
  const [locale, messages, { items, languages, logo }] = await Promise.all([
    getLocale(),
    getMessages(),
    readHeader(),
  ]);
  const { skip, menu } = messages.layout;
  const { title, open, close, overview, below } = menu;
  const words = { locale, overview, below, opensInNewTab: messages.common.opensInNewTab };
  // One element at two places is in the page's data once.
  const brand = <Brand logo={logo} />;
  return (
    <>
      <a href="#main" className="skip">
        {skip}
      </a>
      <header className={styles.root}>
        <div className={styles.bar}>
          {brand}
          <MenuWordsProvider value={words}>
            <MenuBar items={items} label={menu.main} />
            <div className={styles.tools}>
              <SiteLink href={ROUTES.search} aria-label={messages.search.title}>
                <Icon name="search" />
              </SiteLink>
              <LanguageMenu languages={languages} />
              {items.length > 0 && (
                <Drawer texts={{ title, open, close }} brand={brand}>
                  <DrawerMenu items={items} label={title} />
                </Drawer>
              )}
            </div>
          </MenuWordsProvider>
        </div>
      </header>
    </>
  );
}
