import type { DayException } from '#base/time/business-days.ts';
import { dateInIsrael } from '#base/time/israel-time.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Bus } from '#server-kit/bus/bus.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { PublicSettings } from '../contract.ts';
import { localizedContact, visibleClaims } from '../public-values.ts';
import { isPlaceholderIssuer } from '../registry.ts';
import type { SettingValues } from '../values.ts';
import { readSetting } from './queries.ts';

/** The topic of the bus: whatever was read before it is old. */
export const settingsTopic = 'settings';

type CachedSettings = Pick<SettingValues, 'claims' | 'contact' | 'holidays'>;

/** One for a process. A reading that a change overtook is forgotten with it: the next one asks again. */
interface SettingsCache {
  reading: Promise<CachedSettings> | undefined;
}
const settingsCaches = new WeakMap<Bus, SettingsCache>();

function createCache(bus: Bus): SettingsCache {
  const cache: SettingsCache = { reading: undefined };
  const drop = () => {
    cache.reading = undefined;
  };
  settingsCaches.set(bus, cache);
  bus.subscribe(settingsTopic, drop);
  bus.onReconnect(drop);
  return cache;
}

/** The landing page asks for it each time it is shown: it costs the database nothing until something changes. */
function cachedSettings({ db, bus }: Pick<Services, 'db' | 'bus'>): Promise<CachedSettings> {
  const cache = settingsCaches.get(bus) ?? createCache(bus);
  if (cache.reading) return cache.reading;
  const reading = Promise.all([
    readSetting(db, 'claims'),
    readSetting(db, 'contact'),
    readSetting(db, 'holidays'),
  ]).then(([claims, contact, holidays]) => ({ claims, contact, holidays }));
  cache.reading = reading;
  // What failed is not kept.
  reading.catch(() => {
    if (cache.reading === reading) cache.reading = undefined;
  });
  return reading;
}

/** In this process at once; in the others when they hear of it. */
export function forgetSettings(bus: Bus): void {
  const cache = settingsCaches.get(bus);
  if (cache) cache.reading = undefined;
}

export async function readPublicSettings(services: Services, locale: Locale): Promise<PublicSettings> {
  const { claims, contact, holidays } = await cachedSettings(services);
  const today = dateInIsrael(services.clock.now());
  return {
    claims: visibleClaims(claims, locale),
    contact: localizedContact(contact, locale),
    holidays: holidays.days.filter(({ day }) => day >= today).map(({ day, isWorked }) => ({ day, isWorked })),
  };
}

interface Issuer {
  readonly name: string;
  readonly taxId: string;
  readonly address: string;
  readonly email: string;
}

/** Who sells from now on, in both languages. Read from the table itself: a document is never made out by who was. */
export async function readIssuer(db: Db): Promise<Record<Locale, Issuer>> {
  const { name, address, taxId, email } = await readSetting(db, 'issuer');
  const inLanguage = (locale: Locale) => ({ name: name[locale], taxId, address: address[locale], email });
  return { he: inLanguage('he'), en: inLanguage('en') };
}

/** Days that are worked on, or not, otherwise than the calendar says. */
export const readDayExceptions = async (db: Db): Promise<readonly DayException[]> =>
  (await readSetting(db, 'holidays')).days;

/** Nobody has said yet who sells: documents name a company that does not exist. */
export const hasPlaceholderIssuer = async (db: Db): Promise<boolean> =>
  isPlaceholderIssuer(await readSetting(db, 'issuer'));
