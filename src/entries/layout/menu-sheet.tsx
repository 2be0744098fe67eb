import { LogOut } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Sheet, SheetContent } from '#ui/overlays/sheet.tsx';
import { type AuthMode, requestAuth } from '#web-kit/session/auth-events.ts';
import type { SessionState } from '#web-kit/session/session-store.ts';
import { pageExists } from '../page-paths.ts';
import { LanguageSwitch } from './language-switch.tsx';
import type { Link, NavName } from './links.ts';
import styles from './menu-sheet.module.css';
import { SignedInUser } from './signed-in-user.tsx';
import { layoutTexts } from './texts.ts';
import { useSignOut } from './use-sign-out.ts';

export interface MenuSheetProps {
  links: readonly Link<NavName>[];
  session: SessionState;
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
  /** Returns focus to the opener. */
  onClosed(): void;
}

export function MenuSheet({ links, session: { user }, isOpen, setOpen, onClosed }: MenuSheetProps) {
  const t = useTexts(layoutTexts);
  const signOut = useSignOut();
  const authMode = useRef<AuthMode>(undefined);
  const closeForAuth = (mode: AuthMode) => {
    authMode.current = mode;
    setOpen(false);
  };
  // Opens the next dialog only after this one has returned focus, so that it records the right opener.
  const closed = () => {
    onClosed();
    if (authMode.current) requestAuth(authMode.current);
    authMode.current = undefined;
  };
  const end = async () => {
    setOpen(false);
    await signOut();
  };
  return (
    <Sheet open={isOpen} onOpenChange={setOpen}>
      <SheetContent title={t('layout.nav.menu')} onCloseAutoFocus={closed}>
        {user && <SignedInUser user={user} />}
        <Stack as="nav" aria-label={t('layout.nav.label')}>
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
        </Stack>
        <Stack gap={3} className={styles.actions}>
          {user ? (
            <Button block variant="outline" onClick={end}>
              <LogOut aria-hidden="true" />
              {t('layout.account.logout')}
            </Button>
          ) : (
            <>
              <Button block onClick={() => closeForAuth('register')}>
                {t('layout.auth.register')}
              </Button>
              <Button block variant="outline" onClick={() => closeForAuth('login')}>
                {t('layout.auth.login')}
              </Button>
            </>
          )}
          <LanguageSwitch />
        </Stack>
      </SheetContent>
    </Sheet>
  );
}
