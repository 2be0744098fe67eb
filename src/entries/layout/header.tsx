import { Wordmark } from '#ui/brand/wordmark.tsx';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useSession } from '#web-kit/use-session.ts';
import { pageExists } from '../page-paths.ts';
import { AuthArea } from './auth-area.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { type NavName, navLinks } from './links.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { layoutTexts } from './texts.ts';

const ownerLinks: readonly NavName[] = ['dashboard', 'wallet', 'physicalCards'];

interface HeaderProps {
  /** The side bar below carries on from the logo, and has the owner's places itself. */
  isBesideBar?: boolean;
}

export function Header({ isBesideBar = false }: HeaderProps) {
  const t = useTexts(layoutTexts);
  const session = useSession();
  const links = navLinks(session.user).filter(({ href }) => pageExists(href));
  return (
    <header className={styles.header} data-beside-bar={isBesideBar}>
      <Row gap={3} align="center" className={styles.inner}>
        <a className={styles.home} href="/">
          <Wordmark beta />
          <VisuallyHidden>{t('layout.nav.home')}</VisuallyHidden>
        </a>
        <nav className={styles.nav} aria-label={t('layout.nav.label')}>
          {links.map(({ name, href }) => (
            <Button key={name} variant="ghost" size="sm" asChild>
              <a href={href} data-own={ownerLinks.includes(name)}>
                {t(`layout.nav.${name}`)}
              </a>
            </Button>
          ))}
        </nav>
        <Row gap={2} align="center" className={styles.end}>
          <div className={styles.wide}>
            <LanguageSwitch />
          </div>
          <AuthArea session={session} />
          <div className={styles.narrow}>
            <MobileMenu links={links} session={session} />
          </div>
        </Row>
      </Row>
    </header>
  );
}
