import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { type Direction, defaultLocale, directionOf, type Locale } from '#i18n/locale.ts';
import type { Texts } from '#i18n/texts.ts';
import { type Translator, translator } from '#i18n/translator.ts';
import { uiTexts } from './texts.ts';

interface LocaleState {
  readonly locale: Locale;
  readonly direction: Direction;
  readonly setLocale: (locale: Locale) => void;
}

const LocaleContext = createContext<LocaleState>({
  locale: defaultLocale,
  direction: directionOf(defaultLocale),
  setLocale: () => undefined,
});

interface LocaleProviderProps {
  locale: Locale;
  setLocale?: (locale: Locale) => void;
  children: ReactNode;
}

export function LocaleProvider({ locale, setLocale, children }: LocaleProviderProps) {
  const state = useMemo(
    () => ({ locale, direction: directionOf(locale), setLocale: setLocale ?? (() => undefined) }),
    [locale, setLocale],
  );
  return <LocaleContext value={state}>{children}</LocaleContext>;
}

export const useLocale = (): LocaleState => useContext(LocaleContext);

/** The translator of a feature's texts in the user's language. */
export const useTexts = <T extends Texts>(source: T): Translator<T> => translator(source, useLocale().locale);

export function usePageTitle(title: string): void {
  const brand = useTexts(uiTexts)('ui.brand.name');
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
}
