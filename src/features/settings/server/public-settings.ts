import { dateInIsrael } from '#base/israel-time.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Bus } from '#server-kit/bus/bus.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { PublicSettings } from '../contract.ts';
import { shownClaims, shownContact } from '../shown.ts';
import type { SettingValues } from '../values.ts';
import { readSetting } from './queries.ts';

/** The topic of the bus: whatever was read before it is old. */
export const settingsTopic = 'settings';

type Kept = Pick<SettingValues, 'claims' | 'contact' | 'holidays'>;

/** One for a process. A reading that a change overtook is forgotten with it: the next one asks again. */
interface Keeper {
  reading: Promise<Kept> | undefined;
}
const keepers = new WeakMap<Bus, Keeper>();

function startKeeping(bus: Bus): Keeper {
  const keeper: Keeper = { reading: undefined };
  const drop = () => {
    keeper.reading = undefined;
  };
  keepers.set(bus, keeper);
  bus.subscribe(settingsTopic, drop);
  bus.onReconnect(drop);
  return keeper;
}

/** The landing page asks for it each time it is shown: it costs the database nothing until something changes. */
function keptSettings({ db, bus }: Pick<Services, 'db' | 'bus'>): Promise<Kept> {
  const keeper = keepers.get(bus) ?? startKeeping(bus);
  if (keeper.reading) return keeper.reading;
  const reading = Promise.all([
    readSetting(db, 'claims'),
    readSetting(db, 'contact'),
    readSetting(db, 'holidays'),
  ]).then(([claims, contact, holidays]) => ({ claims, contact, holidays }));
  keeper.reading = reading;
  // What failed is not kept.
  reading.catch(() => {
    if (keeper.reading === reading) keeper.reading = undefined;
  });
  return reading;
}

/** In this process at once; in the others when they hear of it. */
export function forgetSettings(bus: Bus): void {
  const keeper = keepers.get(bus);
  if (keeper) keeper.reading = undefined;
}

export async function readPublicSettings(services: Services, locale: Locale): Promise<PublicSettings> {
  const { claims, contact, holidays } = await keptSettings(services);
  const today = dateInIsrael(services.clock.now());
  return {
    claims: shownClaims(claims, locale),
    contact: shownContact(contact, locale),
    holidays: holidays.days.filter(({ day }) => day >= today).map(({ day, isWorked }) => ({ day, isWorked })),
  };
}
