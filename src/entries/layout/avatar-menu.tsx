import { LogOut, Settings } from 'lucide-react';
import { Avatar } from '#ui/avatar.tsx';
import { useTexts } from '#ui/locale.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#ui/overlays/dropdown-menu.tsx';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { pageExists } from '../page-paths.ts';
import buttonStyles from './auth-area.module.css';
import styles from './avatar-menu.module.css';
import { SignedInUser } from './signed-in-user.tsx';
import { layoutTexts } from './texts.ts';
import { useSignOut } from './use-sign-out.ts';

export interface AvatarMenuProps {
  user: SessionUser;
}

/** Opens at once: it is loaded by the press that asks for it. */
export function AvatarMenu({ user }: AvatarMenuProps) {
  const t = useTexts(layoutTexts);
  const signOut = useSignOut();
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger
        className={buttonStyles.avatar}
        aria-label={t('layout.account.menu', { name: user.displayName })}
      >
        <Avatar name={user.displayName} />
      </DropdownMenuTrigger>
      <DropdownMenuContent className={styles.menu}>
        <SignedInUser user={user} />
        <DropdownMenuSeparator />
        {pageExists('/account') && (
          <DropdownMenuItem icon={Settings} asChild>
            <a href="/account">{t('layout.nav.account')}</a>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem icon={LogOut} onSelect={() => void signOut()}>
          {t('layout.account.logout')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
