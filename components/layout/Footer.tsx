import { getMessages, getTranslations } from 'next-intl/server';
import type { Footer as FooterContent } from '@/lib/domain/footer';
import { ROUTES } from '@/lib/routes';
import { readFooter } from '@/lib/pages/frame';
import { Logo } from '../ui/Logo';
import { SiteLink } from '../ui/SiteLink';
import styles from './Footer.module.css';
import { FooterContact } from './FooterContact';
import { FooterLinks } from './FooterLinks';
import { LateImage } from './LateImage.client';

/** The built-in links: countries, privacy, accessibility. Editors can't remove them. */
const STATEMENTS = ['countries', 'privacy', 'accessibility'] as const;

const WECHAT_CODE_SIZE = 112;

function WeChat({ wx, alt }: { wx: FooterContent['wx']; alt: string }) {
  const words = wx.desc && <bdi>{wx.desc}</bdi>;
  if (!wx.img) return words && <p className={styles.code}>{words}</p>;
  return (
    <figure className={styles.code}>
      <LateImage src={wx.img} alt={alt} size={WECHAT_CODE_SIZE} />
      {words && <figcaption>{words}</figcaption>}
    </figure>
  );
}

/** §1: social media handles and a contact area. The text is in the HTML; pictures load later (§9). */
export async function Footer() {
  const [t, texts, footer] = await Promise.all([
    getTranslations('layout.footer'),
    getMessages(),
    readFooter(),
  ]);
  const { nav, social, wx, addr, service, copyright } = footer;
  return (
    <footer className={`later ${styles.root}`} data-theme="ink" aria-label={t('title')}>
      <div className="wrap">
        <p className={styles.mark} lang="en">
          <span dir="ltr">
            One World,
            <br />
            One Future
          </span>
          <Logo className={styles.worlds} />
        </p>
        <div className={styles.columns}>
          <FooterLinks title={nav.title} items={nav.items} />
          <div>
            <FooterLinks title={social.title} items={social.items} outside />
            <WeChat wx={wx} alt={t('wechatCode', { desc: wx.desc })} />
          </div>
          <FooterContact title={addr.title} lines={[{ icon: 'place', text: addr.desc }]} />
          <FooterContact
            title={service.title}
            lines={[{ icon: 'mail', text: service.desc }, { text: service.time }]}
          />
        </div>
        <div className={styles.end}>
          {copyright.desc && (
            <p>
              <bdi>{copyright.desc}</bdi>
            </p>
          )}
          <ul role="list" className={styles.statements}>
            {STATEMENTS.map((name) => (
              <li key={name}>
                <SiteLink href={ROUTES[name]} className={styles.entry}>
                  {texts[name].title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
