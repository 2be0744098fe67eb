import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { formatMoney } from '#base/money.ts';
import { formatPhone } from '#base/phone.ts';
import { formatInstant } from '#i18n/format.ts';
import { type Direction, defaultLocale, directionOf, type Locale } from '#i18n/locale.ts';
import type { Texts } from '#i18n/texts.ts';
import { type Translator, translator } from '#i18n/translator.ts';
import { classNames } from './class-names.ts';
import styles from './text/text.module.css';
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

/** URLs, emails, order numbers: left to right in any context. */
export function LatinText({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}

/** A number as stored, E.164 or a star number; `dial` makes it a `tel:` link. */
export function PhoneText({ value, dial = false }: { value: string; dial?: boolean }) {
  const number = <LatinText className={styles.unbroken ?? ''}>{formatPhone(value)}</LatinText>;
  return dial ? <a href={`tel:${value}`}>{number}</a> : number;
}

interface DateTextProps {
  value: Date | string | number;
  /** Includes the time, to the minute or to the second. */
  time?: boolean | 'seconds';
  className?: string;
}

/** A date follows its own language's direction: 15 November inside a left-to-right isolate breaks in Hebrew. */
export function DateText({ value, time = false, className }: DateTextProps) {
  const { locale, direction } = useLocale();
  const date = new Date(value);
  const text = formatInstant(date, locale, {
    dateStyle: 'medium',
    ...(time && { timeStyle: time === 'seconds' ? 'medium' : 'short' }),
  });
  return (
    // The browser's month names may come from another ICU version than the server's; the server's text stays.
    <time className={classNames(!time && styles.unbroken, className)} dateTime={date.toISOString()}>
      <bdi dir={direction} suppressHydrationWarning>
        {text}
      </bdi>
    </time>
  );
}

interface MoneyTextProps {
  /** In agorot, or cents. A refund is negative. */
  agorot: number | undefined;
  currency?: string;
  className?: string;
}

export function MoneyText({ agorot, currency, className }: MoneyTextProps) {
  return <LatinText className={classNames(styles.unbroken, className)}>{formatMoney(agorot, currency)}</LatinText>;
}
