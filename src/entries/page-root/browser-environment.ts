import type { QueryClient } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { defaultLocale, directionOf, isLocale, type Locale } from '#i18n/locale.ts';
import { followBack } from '#ui/overlays/back-closes.ts';
import { type Api, createApi } from '#web-kit/api/api-client.tsx';
import { csrfToken, storeCsrfToken } from '#web-kit/api/csrf-token.ts';
import { createQueryClient } from '#web-kit/api/query-client.ts';
import { startErrorReports } from '#web-kit/report-errors.ts';
import { followAuthChanges, followOtherTabs } from '#web-kit/session/follow-session.ts';
import { sessionAwareFetch } from '#web-kit/session/session-aware-fetch.ts';
import { changeSession, restoreSession, sessionState, subscribeToSession } from '#web-kit/session/session-store.ts';
import { storedToken, storedUser } from '#web-kit/session/session-user.ts';
import { checkSession } from '#web-kit/session/start-session.ts';
import { keepRequestedLocale, setLocaleCookie, storedLocale, storeLocale } from '#web-kit/stored-locale.ts';
import { demoHeaders } from './demo-user.ts';
import type { PageEnvironment } from './page-root.tsx';

/** Common browser start-up of site and app pages. */
export function createBrowserEnvironment(): PageEnvironment & { report: (type: string, error: unknown) => void } {
  if (import.meta.env.DEV) void import('./follow-events.ts').then(({ reloadOnRestart }) => reloadOnRestart());
  // The dialogs' scroll lock inserts a style element, which needs the CSP nonce.
  setNonce(document.querySelector<HTMLElement>('link[rel=stylesheet]')?.nonce ?? '');
  const { lang } = document.documentElement;
  let current: Locale = isLocale(lang) ? lang : defaultLocale;
  const api = createApi({
    baseUrl: '',
    fetch: sessionAwareFetch((...parameters) => fetch(...parameters)),
    locale: () => current,
    token: storedToken,
    csrfToken,
    renewCsrf: storeCsrfToken,
    extraHeaders: () => demoHeaders(storedUser()),
  });
  const onLocale = (locale: Locale) => {
    current = locale;
    saveLocale(locale);
  };
  keepRequestedLocale();
  followBack();
  const saved = storedLocale();
  // The cookie may be missing while local storage has the choice: set again so that the server renders the right
  // language.
  if (saved && saved !== current && !location.search.includes('lang=')) {
    setLocaleCookie(saved);
    location.reload();
  }
  const queries = createQueryClient(api);
  restoreSession();
  followAuthChanges(queries);
  followOtherTabs();
  startEvents(queries, api);
  const mayBeSignedIn = 'session' in document.documentElement.dataset || storedUser() !== undefined;
  const onStart = () => (mayBeSignedIn ? void checkSession(api) : changeSession({ isChecked: true }));
  return { api, queries, locale: current, onLocale, onStart, report: startErrorReports(api) };
}

function saveLocale(locale: Locale): void {
  storeLocale(locale);
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
}

/** Waits for a signed-in user: visitors do not load the code. Without a stream, data is as fresh as the last fetch. */
function startEvents(queries: QueryClient, api: Api): void {
  const stop = subscribeToSession(() => {
    const { user, isChecked } = sessionState();
    if (!user || !isChecked) return;
    stop();
    import('./follow-events.ts').then(
      ({ followEvents }) => followEvents(queries, api),
      () => undefined,
    );
  });
}
