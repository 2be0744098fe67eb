import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Sheet, SheetContent, SheetTrigger } from '#ui/sheet.tsx';
import { type AuthMode, askForAuth } from '#web-kit/auth-events.ts';
import type { SessionState } from '#web-kit/use-session.ts';
import { pageExists } from '../page-paths.ts';
import { LanguageSwitch } from './language-switch.tsx';
import type { Link, NavName } from './links.ts';
import styles from './mobile-menu.module.css';
import { layoutTexts } from './texts.ts';

interface MobileMenuProps {
  links: readonly Link<NavName>[];
  session: SessionState;
}

export function MobileMenu({ links, session: { user } }: MobileMenuProps) {
  const t = useTexts(layoutTexts);
  const [isOpen, setOpen] = useState(false);
  const leave = (mode: AuthMode) => {
    setOpen(false);
    askForAuth(mode);
  };
  return (
    <Sheet open={isOpen} onOpenChange={setOpen}>
      <SheetTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={t('layout.nav.menu')}>
          <Menu size={22} aria-hidden="true" />
        </Button>
      </SheetTrigger>
      <SheetContent title={t('layout.nav.menu')}>
        <nav className={styles.links} aria-label={t('layout.nav.label')}>
          {links.map(({ name, href }) => (
            <a key={name} className={styles.link} href={href} onClick={() => setOpen(false)}>
              {t(`layout.nav.${name}`)}
            </a>
          ))}
          {user && pageExists('/account') && (
            <a className={styles.link} href="/account">
              {t('layout.nav.account')}
            </a>
          )}
        </nav>
        <div className={styles.actions}>
          {!user && (
            <>
              <Button block onClick={() => leave('register')}>
                {t('layout.auth.register')}
              </Button>
              <Button block variant="outline" onClick={() => leave('login')}>
                {t('layout.auth.login')}
              </Button>
            </>
          )}
          <LanguageSwitch />
        </div>
      </SheetContent>
    </Sheet>
  );
}
