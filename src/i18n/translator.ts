import formatMessage, { type CompiledMessage } from 'icu-minify/format';
import { israelZone } from '#base/time/israel-time.ts';
import { compileMessage, withAll } from './compile-message.ts';
import { formatters } from './format.ts';
import { intlTag, type Locale, locales } from './locale.ts';
import { type Dictionary, isText, type Text, type TextKey, type Texts } from './texts.ts';

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

function buildTranslator<T extends Texts>({ namespace, dictionary }: T, locale: Locale): Translator<T> {
  const known = new Map<string, CompiledMessage | undefined>();
  const messageOf = (key: string): CompiledMessage | undefined => {
    if (!known.has(key)) {
      const text = key.startsWith(`${namespace}.`) ? textAt(dictionary, key.slice(namespace.length + 1)) : undefined;
      const message = text?.[locales.indexOf(locale)];
      known.set(key, message === undefined ? undefined : compileMessage(message));
    }
    return known.get(key);
  };
  const options = { formatters, formats: dateStyles, timeZone: israelZone };
  const translate = (key: string, values: TextValues = {}): string => {
    const message = messageOf(key);
    if (message === undefined) throw new Error(`There is no text ${key}`);
    return formatMessage(message, intlTag(locale), withAll(values), options) as string;
  };
  return Object.assign(translate, {
    find: (keyAndLimit: string, values?: TextValues) => {
      const [key = '', limit] = keyAndLimit.split(':');
      if (messageOf(key) === undefined) return undefined;
      return translate(key, limit === undefined ? values : { ...values, limit: Number(limit) });
    },
  }) as Translator<T>;
}

function textAt(dictionary: Dictionary, path: string): Text | undefined {
  let found: Dictionary | Text | undefined = dictionary;
  for (const name of path.split('.'))
    found = found && !isText(found) && Object.hasOwn(found, name) ? found[name] : undefined;
  return found && isText(found) ? found : undefined;
}
