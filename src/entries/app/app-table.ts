import type { ComponentType } from 'react';
import { loadAccountPage, loadResetPasswordPage, loadVerifyEmailPage } from '#features/accounts/web/index.ts';
import { loadCardsPage, loadEditorPage } from '#features/editor/web/index.ts';
import type { AppPath } from '../page-paths.ts';

export interface AppPage {
  /** `public` alone for pages that show nothing of anybody. */
  readonly access: 'public' | 'user' | 'admin';
  readonly isForDevelopers?: boolean;
  readonly load: () => Promise<{ Page: ComponentType }>;
}

/** Pages of the single-page app: the server sends one shell for all of them. */
export const appPages: Record<AppPath, AppPage> = {
  '/account': { access: 'user', load: loadAccountPage },
  // An owner's cards, until there is more to tell of them.
  '/dashboard': { access: 'user', load: loadCardsPage },
  '/editor': { access: 'user', load: loadCardsPage },
  '/editor/:id': { access: 'user', load: loadEditorPage },
  '/verify-email': { access: 'public', load: loadVerifyEmailPage },
  '/reset-password': { access: 'public', load: loadResetPasswordPage },
  '/ui': { access: 'public', isForDevelopers: true, load: () => import('./pages/showcase.tsx') },
};
