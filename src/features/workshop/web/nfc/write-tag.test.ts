import { describe, expect, test, vi } from 'vitest';
import { fakeNfc, tagWith } from '../testing/fake-nfc.ts';
import { findNfc, type NfcFailure, type NfcPort } from './nfc-port.ts';
import { lockTag, type WritePhase, writeTag } from './write-tag.ts';

const link = 'https://negia.example/t/ABCD2345';

function writing(Nfc: NfcPort, more: { overwrites?: boolean } = {}) {
  const phases: WritePhase[] = [];
  const stop = new AbortController();
  const onPhase = (phase: WritePhase) => phases.push(phase);
  return { phases, stop, done: writeTag({ Nfc, link, signal: stop.signal, onPhase, ...more }) };
}

const errorKindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no flaw',
    (error: NfcFailure) => error.errorKind,
  );

describe('writing a tag', () => {
  test('writes the link to an empty tag and reads it back from the same tag', async () => {
    const tag = tagWith();
    const phone = fakeNfc(tag);
    const { done, phases } = writing(phone.Nfc);
    expect(await done).toEqual({ serial: tag.serial, read: link });
    expect(tag.link).toBe(link);
    expect(phases).toEqual(['waiting', 'writing', 'reading']);
    expect(phone.calls).toEqual(['scan', 'write', 'scan']);
  });

  test('waits for a tag and leaves no reader scanning', async () => {
    const phone = fakeNfc(undefined);
    const { done } = writing(phone.Nfc);
    await Promise.resolve();
    expect(phone.waits()).toBe(1);
    phone.hold(tagWith());
    await done;
    expect(phone.waits()).toBe(0);
  });

  test('does not lock the tag', async () => {
    const tag = tagWith();
    const phone = fakeNfc(tag);
    await writing(phone.Nfc).done;
    expect(tag.isLocked).toBe(false);
    expect(phone.calls).not.toContain('makeReadOnly');
  });

  test('fails when the link read back differs', async () => {
    const garbled = 'https://negia.example/t/ABCD234';
    const { done } = writing(fakeNfc(tagWith(), { garbles: garbled }).Nfc);
    await expect(done).rejects.toMatchObject({ errorKind: 'differs', found: garbled });
  });

  test.each([
    ['another tag with the same link is read back', { swapsFor: tagWith(link, '04:ff:ff') }, 'other_chip'],
    ['the tag is removed too early', { losesOnWrite: true }, 'lost'],
    ['the tag cannot be read', { cannotRead: true }, 'unreadable'],
    ['the permission is denied', { refuses: 'NotAllowedError' }, 'denied'],
    ['NFC is off', { refuses: 'NotReadableError' }, 'off'],
    ['the phone has no NFC', { refuses: 'NotSupportedError' }, 'none'],
    ['the phone reports an unknown error', { refuses: 'StrangeError' }, 'unknown'],
  ])('fails when %s', async (_, failure, errorKind) => {
    expect(await errorKindOf(writing(fakeNfc(tagWith(), failure).Nfc).done)).toBe(errorKind);
  });

  test('does not overwrite another card’s tag unless requested', async () => {
    const others = 'https://negia.example/t/ZZZZ9999';
    const tag = tagWith(others);
    const { Nfc, calls } = fakeNfc(tag);
    await expect(writing(Nfc).done).rejects.toMatchObject({ errorKind: 'taken', found: others });
    expect(calls).toEqual(['scan']);
    await writing(Nfc, { overwrites: true }).done;
    expect(tag.link).toBe(link);
  });

  test('overwrites a tag with a link to another site', async () => {
    const tag = tagWith('https://shop.example/');
    await writing(fakeNfc(tag).Nfc).done;
    expect(tag.link).toBe(link);
  });

  test('distinguishes a locked tag from a denied permission', async () => {
    const tag = { ...tagWith('https://shop.example/'), isLocked: true };
    expect(await errorKindOf(writing(fakeNfc(tag).Nfc).done)).toBe('locked');
    expect(tag.link).toBe('https://shop.example/');
  });

  test('stops waiting when aborted', async () => {
    const phone = fakeNfc(undefined);
    const { done, stop } = writing(phone.Nfc);
    stop.abort();
    expect(await errorKindOf(done)).toBe('stopped');
    expect(phone.waits()).toBe(0);
  });
});

describe('locking a tag', () => {
  const locking = (Nfc: NfcPort, serial: string) =>
    lockTag({ Nfc, link, serial, signal: new AbortController().signal, onPhase: () => undefined });

  test('locks the tag that was written', async () => {
    const tag = tagWith(link);
    await locking(fakeNfc(tag).Nfc, tag.serial);
    expect(tag.isLocked).toBe(true);
  });

  test('never locks another tag or one with different content', async () => {
    const other = tagWith(link, '04:ff:ff');
    expect(await errorKindOf(locking(fakeNfc(other).Nfc, '04:a1:b2'))).toBe('other_chip');
    const changed = tagWith('https://negia.example/t/ZZZZ9999');
    expect(await errorKindOf(locking(fakeNfc(changed).Nfc, changed.serial))).toBe('differs');
    expect([other.isLocked, changed.isLocked]).toEqual([false, false]);
  });
});

test('detects whether the browser supports Web NFC', () => {
  expect(findNfc()).toBeUndefined();
  const { Nfc } = fakeNfc(undefined);
  vi.stubGlobal('NDEFReader', Nfc);
  expect(findNfc()).toBe(Nfc);
  vi.unstubAllGlobals();
});
