import { createTranslator } from 'use-intl/core';
import { israelZone } from '#base/time/israel-time.ts';
import { intlTag, type Locale } from './locale.ts';
import { type Messages, messagesIn, type TextKey, type Texts } from './texts.ts';

export type TextValues = Record<string, string | number | Date>;

export interface Translator<T extends Texts> {
  (key: TextKey<T>, values?: TextValues): string;
  /**
   * For keys that arrive as data, such as a schema's message; undefined if the feature has no such key. What follows a
   * colon is the value of `limit`: `errors.too_long:80`.
   */
  find(key: string, values?: TextValues): string | undefined;
}

/** The styles of dates and times in texts: `{at, date, long}`, `{at, time, short}`. */
export const dateStyles = {
  dateTime: {
    medium: { day: 'numeric', month: 'short', year: 'numeric' },
    long: { day: 'numeric', month: 'long', year: 'numeric' },
    short: { hour: 'numeric', minute: 'numeric' },
  },
} as const;

const translatorCache = new WeakMap<Texts, Map<Locale, unknown>>();

/** The translator of one feature's texts in one language. Cached per pair. */
export function translator<T extends Texts>(source: T, locale: Locale): Translator<T> {
  const byLocale = translatorCache.get(source) ?? new Map<Locale, unknown>();
  translatorCache.set(source, byLocale);
  const known = byLocale.get(locale);
  if (known) return known as Translator<T>;
  const created = buildTranslator(source, locale);
  byLocale.set(locale, created);
  return created;
}

function buildTranslator<T extends Texts>(source: T, locale: Locale): Translator<T> {
  const messages = messagesIn(source.dictionary, locale);
  const raw = createTranslator({
    locale: intlTag(locale),
    timeZone: israelZone,
    formats: dateStyles,
    messages: { [source.namespace]: messages } as Record<string, never>,
    onError: (error) => {
      throw error;
    },
  }) as unknown as (key: string, values?: TextValues) => string;
  const translate = (key: string, values?: TextValues) => raw(key, values);
  return Object.assign(translate, {
    find: (keyAndLimit: string, values?: TextValues) => {
      const [key = '', limit] = keyAndLimit.split(':');
      if (!isMessageKey({ [source.namespace]: messages }, key)) return undefined;
      return raw(key, limit === undefined ? values : { ...values, limit: Number(limit) });
    },
  }) as Translator<T>;
}

/** The library's own `has` also returns true for groups and inherited object properties. */
function isMessageKey(messages: Messages, key: string): boolean {
  let found: string | Messages | undefined = messages;
  for (const name of key.split('.'))
    found = typeof found === 'object' && Object.hasOwn(found, name) ? found[name] : undefined;
  return typeof found === 'string' || Array.isArray(found);
}
