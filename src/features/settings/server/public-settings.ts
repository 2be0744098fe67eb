import type { DayException } from '#base/time/business-days.ts';
import { dateInIsrael } from '#base/time/israel-time.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { Bus } from '#server-kit/bus/bus.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { PublicSettings } from '../contract.ts';
import { localizedContact, visibleClaims } from '../public-values.ts';
import { isPlaceholderIssuer } from '../registry.ts';
import { settingsTexts } from '../texts.ts';
import type { Maintenance, SettingValues } from '../values.ts';
import { readSetting } from './queries.ts';

/** The bus topic that invalidates all cached settings. */
export const settingsTopic = 'settings';

type CachedSettings = Pick<SettingValues, 'claims' | 'contact' | 'holidays' | 'maintenance' | 'printing'>;

/** One per process. A change invalidates a read in progress too, so the next one queries again. */
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

/** Cached because every view of the landing page requests it; the database is queried again only after a change. */
function cachedSettings({ db, bus }: Pick<Services, 'db' | 'bus'>): Promise<CachedSettings> {
  const cache = settingsCaches.get(bus) ?? createCache(bus);
  if (cache.reading) return cache.reading;
  const reading = Promise.all([
    readSetting(db, 'claims'),
    readSetting(db, 'contact'),
    readSetting(db, 'holidays'),
    readSetting(db, 'maintenance'),
    readSetting(db, 'printing'),
  ]).then(([claims, contact, holidays, maintenance, printing]) => ({
    claims,
    contact,
    holidays,
    maintenance,
    printing,
  }));
  cache.reading = reading;
  // Failed reads are not cached.
  reading.catch(() => {
    if (cache.reading === reading) cache.reading = undefined;
  });
  return reading;
}

/** Invalidates the cache of this process at once; other processes do so on the bus event. */
export function forgetSettings(bus: Bus): void {
  const cache = settingsCaches.get(bus);
  if (cache) cache.reading = undefined;
}

export async function readPublicSettings(services: Services, locale: Locale): Promise<PublicSettings> {
  const { claims, contact, holidays, printing } = await cachedSettings(services);
  const today = dateInIsrael(services.clock.now());
  return {
    claims: visibleClaims(claims, locale),
    contact: localizedContact(contact, locale),
    printsCodes: printing.hasCodes,
    holidays: holidays.days.filter(({ day }) => day >= today).map(({ day, isWorked }) => ({ day, isWorked })),
  };
}

/** Without a database it is not known, and changes fail by themselves. */
const maintenanceNow = (services: Pick<Services, 'db' | 'bus'>): Promise<Maintenance | undefined> =>
  cachedSettings(services).then(
    ({ maintenance }) => maintenance,
    () => undefined,
  );

/** Only staff may change anything. */
export const isReadOnly = async (services: Pick<Services, 'db' | 'bus'>): Promise<boolean> =>
  (await maintenanceNow(services))?.mode === 'read-only';

/** What every page says above its content; undefined in ordinary times. */
export async function maintenanceNotice(
  services: Pick<Services, 'db' | 'bus'>,
  locale: Locale,
): Promise<string | undefined> {
  const { mode = 'off', text } = (await maintenanceNow(services)) ?? {};
  if (mode === 'off') return undefined;
  return text?.[locale] || translator(settingsTexts, locale)('settings.readOnly');
}

interface Issuer {
  readonly name: string;
  readonly taxId: string;
  readonly address: string;
  readonly email: string;
}

/** The current seller in both languages. Not cached, so that no document is issued with an outdated one. */
export async function readIssuer(db: Db): Promise<Record<Locale, Issuer>> {
  const { name, address, taxId, email } = await readSetting(db, 'issuer');
  const inLanguage = (locale: Locale) => ({ name: name[locale], taxId, address: address[locale], email });
  return { he: inLanguage('he'), en: inLanguage('en') };
}

/** Dates whose working status differs from the calendar. */
export const readDayExceptions = async (db: Db): Promise<readonly DayException[]> =>
  (await readSetting(db, 'holidays')).days;

/** Whether the readable code of each card is printed on its back. */
export const printsCodes = async (db: Db): Promise<boolean> => (await readSetting(db, 'printing')).hasCodes;

/** The issuer is not configured yet, so documents contain the placeholder company. */
export const hasPlaceholderIssuer = async (db: Db): Promise<boolean> =>
  isPlaceholderIssuer(await readSetting(db, 'issuer'));
