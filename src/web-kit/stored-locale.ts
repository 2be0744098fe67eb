import { isLocale, type Locale, localeCookieDays, localeKey } from '#i18n/locale.ts';
import { readStored, writeStored } from './browser-storage.ts';

/** The language chosen in this browser, if any. */
export function storedLocale(): Locale | undefined {
  const stored = readStored('localStorage', localeKey);
  return isLocale(stored) ? stored : undefined;
}

export function storeLocale(locale: Locale): void {
  writeStored('localStorage', localeKey, locale);
  setLocaleCookie(locale);
}

/** The server renders pages by it. */
export function setLocaleCookie(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${localeKey}=${locale}; path=/; max-age=${localeCookieDays * 86_400}; samesite=lax${secure}`;
}

/** Whoever came by an address with a language, and has chosen none, keeps it on the pages that follow. */
export function keepRequestedLocale(): void {
  const requested = new URLSearchParams(location.search).get('lang');
  if (isLocale(requested) && !storedLocale()) storeLocale(requested);
}
