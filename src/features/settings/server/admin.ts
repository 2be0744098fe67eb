import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#base/app-error.ts';
import { mayStaff } from '#base/staff-roles.ts';
import type { Db } from '#server-kit/db/database.ts';
import { invalidInput } from '#server-kit/http/answers/error-answer.ts';
import type { Call } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { AdminSettings } from '../admin-contract.ts';
import { isPlaceholderIssuer, registry, type SettingKey } from '../registry.ts';
import type { SettingValues } from '../values.ts';
import { forgetSettings, settingsTopic } from './public-settings.ts';
import { insertSetting, listSettings, lockSetting, type SettingRow, updateSetting } from './queries.ts';

type Reader = Pick<Services, 'config'>;
type Changing = Pick<Call<unknown, unknown, unknown>, 'db' | 'bus' | 'clock' | 'user' | 'audit' | 'config'>;

export async function readAdminSettings({ config }: Reader, db: Db): Promise<AdminSettings> {
  const rows = await listSettings(db);
  const present = <K extends SettingKey>(key: K) => {
    const row = rows.find((one) => one.key === key);
    return {
      value: row ? (row.value as SettingValues[K]) : registry[key].initial,
      version: row?.version ?? 0,
      updatedAt: row?.updatedAt.toISOString() ?? null,
      updatedBy: row?.updatedByName ?? null,
    };
  };
  const issuer = present('issuer');
  return {
    claims: present('claims'),
    contact: present('contact'),
    issuer,
    holidays: present('holidays'),
    maintenance: present('maintenance'),
    printing: present('printing'),
    isIssuerInvented: isPlaceholderIssuer(issuer.value),
    isLive: config.isHttps,
  };
}

/** Optimistic locking by version; a stale save is rejected with the newer value. */
export async function changeSetting(
  call: Changing,
  key: SettingKey,
  { value, version }: { readonly value?: unknown; readonly version: number },
): Promise<AdminSettings> {
  if (key === 'issuer' && !mayStaff(call.user.staffRole, 'prices', 'write')) throw new AppError('forbidden');
  const parsed = registry[key].schema.safeParse(value, { reportInput: true });
  if (!parsed.success) throw invalidInput(parsed.error);
  const after = parsed.data;
  const answer = await call.db.transaction(async (tx) => {
    const row = await lockSetting(tx, key);
    const next = { key, value: after, version: version + 1, updatedAt: call.clock.now(), updatedBy: call.user.id };
    if ((row?.version ?? 0) !== version || !(await write(tx, row, next))) throw await staleSave(call, tx, key);
    await call.audit(tx, {
      action: 'settings.change',
      target: { kind: 'setting', id: key },
      ...changedFields(row?.value ?? registry[key].initial, after),
    });
    await call.bus.publish(tx, settingsTopic, key);
    return readAdminSettings(call, tx);
  });
  forgetSettings(call.bus);
  return answer;
}

async function write(tx: Db, row: SettingRow | undefined, next: SettingRow): Promise<boolean> {
  if (!row) return insertSetting(tx, next);
  await updateSetting(tx, next);
  return true;
}

async function staleSave(reader: Reader, tx: Db, key: SettingKey): Promise<AppError> {
  const all = await readAdminSettings(reader, tx);
  return new AppError('conflict', { message: 'settings.stale', details: { current: all[key] } });
}

type Values = Readonly<Record<string, unknown>>;

/** Only the fields that differ between two values of a setting. */
function changedFields(before: unknown, after: unknown): { before: Values; after: Values } {
  const [old, now] = [before as Values, after as Values];
  const names = Object.keys(now).filter((name) => !isDeepStrictEqual(old[name], now[name]));
  const pick = (values: Values): Values => Object.fromEntries(names.map((name) => [name, values[name]]));
  return { before: pick(old), after: pick(now) };
}
