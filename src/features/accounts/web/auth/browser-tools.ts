import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { toast } from '#ui/feedback/toast-store.ts';
import { leaveFor } from '#ui/overlays/back-closes.ts';
import type { Api } from '#web-kit/api/api-client.tsx';
import { dropOutdatedCsrfToken, storeCsrfToken } from '#web-kit/api/csrf-token.ts';
import { prefetchPage } from '#web-kit/prefetch-page.ts';
import { announceAuthChange } from '#web-kit/session/auth-events.ts';
import { sessionState } from '#web-kit/session/session-store.ts';
import { clearSession, storeSession } from '#web-kit/session/session-user.ts';
import { storedLocale } from '#web-kit/stored-locale.ts';
import { authTexts } from '../auth-texts.ts';
import type { SignInTools } from './sign-in.ts';

interface LocaleChoice {
  readonly locale: Locale;
  readonly setLocale: (locale: Locale) => void;
}

export const browserTools = (api: Api, { locale, setLocale }: LocaleChoice): SignInTools => ({
  api,
  t: translator(authTexts, locale),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  isSignedIn: () => sessionState().user !== undefined,
  storeSession,
  followLanguage: (language) => {
    if (language !== locale && !storedLocale()) setLocale(language);
  },
  clearSession,
  storeCsrfToken,
  dropOutdatedCsrfToken,
  announce: announceAuthChange,
  toast,
  // biome-ignore lint/suspicious/noConsole: the specification asks for a warning here and for nothing on the screen
  warn: (message, error) => console.warn(message, error),
  navigate: leaveFor,
  prefetch: (page) => void prefetchPage(page),
});
