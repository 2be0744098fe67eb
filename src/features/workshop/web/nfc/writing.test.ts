import { expect, test } from 'vitest';
import { fakeNfc, tagWith } from '../testing/fake-nfc.ts';
import { createWriting } from './writing.ts';

const first = { code: 'ABCD2345', link: 'https://negia.example/t/ABCD2345' };
const second = { code: 'WXYZ6789', link: 'https://negia.example/t/WXYZ6789' };

function session(phone: ReturnType<typeof fakeNfc>, refusals = 0) {
  const reported: string[] = [];
  let refused = 0;
  const report = (code: string, read: string) => {
    if (refused < refusals) {
      refused += 1;
      return Promise.reject(new Error('no line'));
    }
    reported.push(`${code} ${read}`);
    return Promise.resolve();
  };
  return { reported, writing: createWriting({ Nfc: phone.Nfc, report }) };
}

test('writes and reports tags one after the other', async () => {
  const [one, two] = [tagWith(undefined, '01'), tagWith(undefined, '02')];
  const phone = fakeNfc(one);
  const { writing, reported } = session(phone);
  await writing.write(first);
  phone.hold(two);
  await writing.write(second);
  expect([one.link, two.link]).toEqual([first.link, second.link]);
  expect(reported).toEqual([`${first.code} ${first.link}`, `${second.code} ${second.link}`]);
});

test('skipping the lock leaves the tag unlocked and returns to idle', async () => {
  const tag = tagWith();
  const phone = fakeNfc(tag);
  const { writing } = session(phone);
  await writing.write(first);
  expect(writing.now()).toMatchObject({ step: 'written', isLocked: false });
  writing.leave();
  expect(writing.now()).toEqual({ step: 'idle' });
  await writing.lock();
  expect(phone.calls).not.toContain('makeReadOnly');
  expect(tag.isLocked).toBe(false);
});

test('stopping the lock midway leaves the tag written', async () => {
  const tag = tagWith();
  const phone = fakeNfc(tag);
  const { writing } = session(phone);
  await writing.write(first);
  phone.takeAway();
  const locking = writing.lock();
  writing.stop();
  await locking;
  expect(writing.now()).toMatchObject({ step: 'written', isLocked: false });
});

test('locks a tag on request', async () => {
  const tag = tagWith();
  const { writing } = session(fakeNfc(tag));
  await writing.write(first);
  await writing.lock();
  expect(writing.now()).toMatchObject({ step: 'written', isLocked: true });
  expect(tag.isLocked).toBe(true);
});

test.each([
  ['reads back wrongly', { garbles: 'https://negia.example/t/ABCD234' }, 'differs'],
  ['is lost while writing', { losesOnWrite: true }, 'lost'],
  ['may not be written', { refuses: 'NotAllowedError' }, 'denied'],
])('does not report a tag that %s', async (_, failure, errorKind) => {
  const { writing, reported } = session(fakeNfc(tagWith(), failure));
  await writing.write(first);
  expect(writing.now()).toMatchObject({ step: 'failed', operation: 'write', errorKind });
  expect(reported).toEqual([]);
});

test('when the server is unreachable, retries the report without writing the tag again', async () => {
  const phone = fakeNfc(tagWith());
  const { writing, reported } = session(phone, 1);
  await writing.write(first);
  expect(writing.now()).toMatchObject({ step: 'unreported', message: 'no line' });
  await writing.reportAgain();
  expect(writing.now()).toMatchObject({ step: 'written' });
  expect(reported).toHaveLength(1);
  expect(phone.calls.filter((call) => call === 'write')).toHaveLength(1);
});

test('scans until the session ends, so that the phone does not open the tag', async () => {
  const phone = fakeNfc(tagWith());
  const { writing } = session(phone);
  await writing.write(first);
  expect(phone.waits()).toBe(1);
  writing.end();
  expect(phone.waits()).toBe(0);
});
