import { statsZone } from '#features/stats/domain.ts';
import { intlTag, type Locale, locales } from '#i18n/locale.ts';

type Formats = Readonly<Record<Locale, Intl.DateTimeFormat>>;

/** Made once: in a list of thousands, making them anew is what takes the time. */
const formatsOf = (options: Intl.DateTimeFormatOptions): Formats =>
  Object.fromEntries(
    locales.map((locale) => [locale, new Intl.DateTimeFormat(intlTag(locale), { ...options, timeZone: statsZone })]),
  ) as Formats;

const whole = formatsOf({ dateStyle: 'full', timeStyle: 'short' });
const day = formatsOf({ day: 'numeric', month: 'short' });
const dayOfYear = formatsOf({ day: 'numeric', month: 'short', year: 'numeric' });

/** Day and hour, whole. */
export const momentText = (date: Date, locale: Locale): string => whole[locale].format(date);

/** The day alone, as short as it is clear. */
export const dayText = (date: Date, locale: Locale, isThisYear: boolean): string =>
  (isThisYear ? day : dayOfYear)[locale].format(date);
