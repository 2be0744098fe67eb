import { type ComponentType, lazy, Suspense, useState } from 'react';
import { loadBell } from '#features/notifications/web/index.ts';
import { loadSupportPopover } from '#features/support/web/index.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/query-content.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { requestAuth } from '#web-kit/session/auth-events.ts';
import type { SessionState } from '#web-kit/session/session-store.ts';
import styles from './auth-area.module.css';
import type { AvatarMenuProps } from './avatar-menu.tsx';
import { expectAuth } from './expect-auth.ts';
import { layoutTexts } from './texts.ts';

/** The page must not fail if a part of its header cannot be loaded. */
const Bell = lazy(async () => ({ default: await loadBell().catch(() => () => null) }));
const SupportPopover = lazy(async () => ({ default: await loadSupportPopover().catch(() => () => null) }));

const loadMenu = async () => (await import('./avatar-menu.tsx')).AvatarMenu;

/** Its menu is loaded when the button is about to be pressed, and opens with the press. */
function AvatarButton({ user }: AvatarMenuProps) {
  const t = useTexts(layoutTexts);
  const [Menu, setMenu] = useState<ComponentType<AvatarMenuProps>>();
  const preload = () => void loadMenu().catch(() => undefined);
  const open = () =>
    loadMenu().then(
      (loaded) => setMenu(() => loaded),
      () => window.location.assign('/account'),
    );
  if (Menu) return <Menu user={user} />;
  return (
    <button
      type="button"
      className={styles.avatar}
      aria-label={t('layout.account.menu', { name: user.displayName })}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={open}
    >
      <Avatar name={user.displayName} />
    </button>
  );
}

/**
 * Sign-in and register buttons for a visitor, an avatar menu for a user, and placeholders while the session changes.
 */
export function AuthArea({ session: { user, isChanging } }: { session: SessionState }) {
  const t = useTexts(layoutTexts);
  if (isChanging)
    return (
      <Row
        gap={2}
        align="center"
        className={styles.area}
        role="status"
        aria-label={t('layout.auth.changing')}
        aria-busy="true"
      >
        <Skeleton shape="button" className={styles.wide ?? ''} />
        <Skeleton shape="circle" />
      </Row>
    );
  if (user)
    return (
      <Row gap={2} align="center" className={styles.area}>
        <Suspense fallback={<span className={styles.bell} />}>
          <SupportPopover />
        </Suspense>
        <Suspense fallback={<span className={styles.bell} />}>
          <Bell />
        </Suspense>
        <div className={styles.face}>
          <AvatarButton user={user} />
        </div>
      </Row>
    );
  const near = { onPointerEnter: expectAuth, onFocus: expectAuth };
  return (
    <Row gap={2} align="center" className={styles.area}>
      <Button
        className={styles.login}
        variant="ghost"
        size="sm"
        data-auth="login"
        {...near}
        onClick={() => requestAuth('login')}
      >
        {t('layout.auth.login')}
      </Button>
      <Button
        className={styles.register}
        size="sm"
        data-auth="register"
        {...near}
        onClick={() => requestAuth('register')}
      >
        {t('layout.auth.register')}
      </Button>
    </Row>
  );
}
