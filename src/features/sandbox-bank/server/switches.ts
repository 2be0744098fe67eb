import type { Db } from '#server-kit/db/database.ts';
import { type BankSwitch, bankSwitches } from '../domain.ts';
import { listSwitches, saveSwitch } from './queries.ts';

export type Switches = Record<BankSwitch, number>;

const allOff = Object.fromEntries(bankSwitches.map((name) => [name, 0])) as Switches;

export async function readSwitches(db: Db): Promise<Switches> {
  const set = await listSwitches(db);
  return { ...allOff, ...Object.fromEntries(set.map(({ name, share }) => [name, share])) };
}

/** Random on each call: a share of 0.2 affects one in five. */
export const isTriggered = (switches: Switches, name: BankSwitch): boolean => Math.random() < switches[name];

export const setSwitch = (db: Db, name: BankSwitch, share: number): Promise<void> =>
  saveSwitch(db, name, Math.min(1, Math.max(0, share)));

export async function setSwitches(db: Db, changes: Partial<Record<BankSwitch, number | undefined>>): Promise<Switches> {
  // Always in the same order, so that concurrent changes cannot deadlock.
  for (const name of bankSwitches) {
    const share = changes[name];
    if (share !== undefined) await setSwitch(db, name, share);
  }
  return readSwitches(db);
}
