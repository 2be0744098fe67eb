import { describe, expect, test, vi } from 'vitest';
import { chipWith, nfcStandIn } from '../testing/nfc-stand-in.ts';
import type { NfcFailure } from './nfc-failure.ts';
import { findNfc, type NfcPort } from './nfc-port.ts';
import { lockChip, type WritePhase, writeChip } from './write-chip.ts';

const link = 'https://negia.example/t/ABCD2345';

function writing(Nfc: NfcPort, more: { overwrites?: boolean } = {}) {
  const phases: WritePhase[] = [];
  const stop = new AbortController();
  const onPhase = (phase: WritePhase) => phases.push(phase);
  return { phases, stop, done: writeChip({ Nfc, link, signal: stop.signal, onPhase, ...more }) };
}

const flawOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no flaw',
    (error: NfcFailure) => error.flaw,
  );

describe('writing', () => {
  test('an empty chip gets the link, which is read back from the same chip', async () => {
    const chip = chipWith();
    const phone = nfcStandIn(chip);
    const { done, phases } = writing(phone.Nfc);
    expect(await done).toEqual({ serial: chip.serial, read: link });
    expect(chip.link).toBe(link);
    expect(phases).toEqual(['waiting', 'writing', 'reading']);
    expect(phone.calls).toEqual(['scan', 'write', 'scan']);
  });

  test('it waits for a chip, and leaves no reader listening', async () => {
    const phone = nfcStandIn(undefined);
    const { done } = writing(phone.Nfc);
    await Promise.resolve();
    expect(phone.waits()).toBe(1);
    phone.hold(chipWith());
    await done;
    expect(phone.waits()).toBe(0);
  });

  test('locking is not part of it', async () => {
    const chip = chipWith();
    const phone = nfcStandIn(chip);
    await writing(phone.Nfc).done;
    expect(chip.isLocked).toBe(false);
    expect(phone.calls).not.toContain('makeReadOnly');
  });

  test('what is read back must be what was written', async () => {
    const garbled = 'https://negia.example/t/ABCD234';
    const { done } = writing(nfcStandIn(chipWith(), { garbles: garbled }).Nfc);
    await expect(done).rejects.toMatchObject({ flaw: 'differs', found: garbled });
  });

  test('it must be read back from the chip that was written, not from another that holds the same', async () => {
    const { done } = writing(nfcStandIn(chipWith(), { swapsFor: chipWith(link, '04:ff:ff') }).Nfc);
    expect(await flawOf(done)).toBe('other_chip');
  });

  test('a chip that is taken away too early is lost, not written', async () => {
    expect(await flawOf(writing(nfcStandIn(chipWith(), { losesOnWrite: true }).Nfc).done)).toBe('lost');
  });

  test('a card of somebody else is left alone until it is asked for', async () => {
    const others = 'https://negia.example/t/ZZZZ9999';
    const chip = chipWith(others);
    const { Nfc, calls } = nfcStandIn(chip);
    await expect(writing(Nfc).done).rejects.toMatchObject({ flaw: 'taken', found: others });
    expect(calls).toEqual(['scan']);
    await writing(Nfc, { overwrites: true }).done;
    expect(chip.link).toBe(link);
  });

  test('a link to anywhere else is no card of ours and is written over', async () => {
    const chip = chipWith('https://shop.example/');
    await writing(nfcStandIn(chip).Nfc).done;
    expect(chip.link).toBe(link);
  });

  test('a chip that cannot be read says so', async () => {
    expect(await flawOf(writing(nfcStandIn(chipWith(), { cannotRead: true }).Nfc).done)).toBe('unreadable');
  });

  test('a locked chip is told apart from a refused permission', async () => {
    const chip = { ...chipWith('https://shop.example/'), isLocked: true };
    expect(await flawOf(writing(nfcStandIn(chip).Nfc).done)).toBe('locked');
    expect(chip.link).toBe('https://shop.example/');
  });

  test.each([
    ['NotAllowedError', 'denied'],
    ['NotReadableError', 'off'],
    ['NotSupportedError', 'none'],
    ['StrangeError', 'unknown'],
  ])('%s is told as %s', async (name, flaw) => {
    expect(await flawOf(writing(nfcStandIn(chipWith(), { refuses: name }).Nfc).done)).toBe(flaw);
  });

  test('whoever stops it waits no longer', async () => {
    const phone = nfcStandIn(undefined);
    const { done, stop } = writing(phone.Nfc);
    stop.abort();
    expect(await flawOf(done)).toBe('stopped');
    expect(phone.waits()).toBe(0);
  });
});

describe('locking', () => {
  const locking = (Nfc: NfcPort, serial: string) =>
    lockChip({ Nfc, link, serial, signal: new AbortController().signal, onPhase: () => undefined });

  test('the chip that was written is locked for good', async () => {
    const chip = chipWith(link);
    await locking(nfcStandIn(chip).Nfc, chip.serial);
    expect(chip.isLocked).toBe(true);
  });

  test('another chip is never locked, nor one that holds something else', async () => {
    const other = chipWith(link, '04:ff:ff');
    expect(await flawOf(locking(nfcStandIn(other).Nfc, '04:a1:b2'))).toBe('other_chip');
    const changed = chipWith('https://negia.example/t/ZZZZ9999');
    expect(await flawOf(locking(nfcStandIn(changed).Nfc, changed.serial))).toBe('differs');
    expect([other.isLocked, changed.isLocked]).toEqual([false, false]);
  });
});

test('a browser without Web NFC says so', () => {
  expect(findNfc()).toBeUndefined();
  const { Nfc } = nfcStandIn(undefined);
  vi.stubGlobal('NDEFReader', Nfc);
  expect(findNfc()).toBe(Nfc);
  vi.unstubAllGlobals();
});
