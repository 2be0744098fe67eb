import { Wordmark } from '#ui/brand/wordmark.tsx';
import { useTexts } from '#ui/locale.tsx';
import { pageExists } from '../page-paths.ts';
import styles from './footer.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { footerLinks } from './links.ts';
import { layoutTexts } from './texts.ts';

interface FooterProps {
  year: number;
}

export function Footer({ year }: FooterProps) {
  const t = useTexts(layoutTexts);
  const links = footerLinks.filter(({ name, href }) => name === 'sitemap' || pageExists(href));
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Wordmark />
          <p className={styles.tagline}>{t('layout.footer.tagline')}</p>
        </div>
        <nav className={styles.links} aria-label={t('layout.footer.label')}>
          {links.map(({ name, href }) => (
            <a key={name} className={styles.link} href={href}>
              {t(`layout.footer.${name}`)}
            </a>
          ))}
        </nav>
        <div className={styles.end}>
          <p className={styles.rights}>{t('layout.footer.rights', { year: String(year) })}</p>
          <LanguageSwitch />
        </div>
      </div>
    </footer>
  );
}
