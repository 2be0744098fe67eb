import type { Translator } from '#i18n/translator.ts';
import type { ToastMessage } from '#ui/feedback/toast-store.ts';
import type { Api } from '#web-kit/api/api-client.ts';
import type { AuthChange } from '#web-kit/session/auth-events.ts';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import type { Credentials, Registration } from '../../contract.ts';
import type { authTexts } from '../auth-texts.ts';

/** `code` completes a pending Google sign-in on the server. */
export type SignInRequest =
  | { readonly kind: 'login'; readonly body: Credentials }
  | { readonly kind: 'register'; readonly body: Registration }
  | { readonly kind: 'code'; readonly body: { readonly code: string } };

/** All dependencies of signing in and out, so that each step can be tested without a browser. */
export interface SignInTools {
  readonly api: Api;
  readonly t: Translator<typeof authTexts>;
  wait(milliseconds: number): Promise<void>;
  /** Whether the page shows a user as signed in. */
  isSignedIn(): boolean;
  storeSession(user: SessionUser, token: string | undefined): void;
  clearSession(): void;
  storeCsrfToken(token: string | undefined): void;
  dropOutdatedCsrfToken(): void;
  announce(change: AuthChange): void;
  toast(message: ToastMessage): { isNewest(): boolean };
  warn(message: string, error: unknown): void;
  navigate(url: string): void;
}
