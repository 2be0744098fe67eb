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

test('chips are written and told of one after the other', async () => {
  const [one, two] = [tagWith(undefined, '01'), tagWith(undefined, '02')];
  const phone = fakeNfc(one);
  const { writing, reported } = session(phone);
  await writing.write(first);
  phone.hold(two);
  await writing.write(second);
  expect([one.link, two.link]).toEqual([first.link, second.link]);
  expect(reported).toEqual([`${first.code} ${first.link}`, `${second.code} ${second.link}`]);
});

test('whoever declines the lock leaves an open chip and goes on', async () => {
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

test('whoever gives up the lock half-way still has a written chip', async () => {
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

test('a chip is locked when it is asked for', async () => {
  const tag = tagWith();
  const { writing } = session(fakeNfc(tag));
  await writing.write(first);
  await writing.lock();
  expect(writing.now()).toMatchObject({ step: 'written', isLocked: true });
  expect(tag.isLocked).toBe(true);
});

test('what was read back wrongly is never told as written', async () => {
  const { writing, reported } = session(fakeNfc(tagWith(), { garbles: 'https://negia.example/t/ABCD234' }));
  await writing.write(first);
  expect(writing.now()).toMatchObject({ step: 'failed', operation: 'write', errorKind: 'differs' });
  expect(reported).toEqual([]);
});

test('a lost chip can be tried again', async () => {
  const phone = fakeNfc(tagWith(), { losesOnWrite: true });
  const { writing, reported } = session(phone);
  await writing.write(first);
  expect(writing.now()).toMatchObject({ step: 'failed', errorKind: 'lost' });
  expect(reported).toEqual([]);
});

test('where the server is not reached, the chip is not written twice: only the news is sent again', async () => {
  const phone = fakeNfc(tagWith());
  const { writing, reported } = session(phone, 1);
  await writing.write(first);
  expect(writing.now()).toMatchObject({ step: 'unreported', message: 'no line' });
  await writing.reportAgain();
  expect(writing.now()).toMatchObject({ step: 'written' });
  expect(reported).toHaveLength(1);
  expect(phone.calls.filter((call) => call === 'write')).toHaveLength(1);
});

test('the phone listens until the work ends, so that it does not open what lies on it', async () => {
  const phone = fakeNfc(tagWith());
  const { writing } = session(phone);
  await writing.write(first);
  expect(phone.waits()).toBe(1);
  writing.end();
  expect(phone.waits()).toBe(0);
});

test('whoever refuses the permission can be asked again', async () => {
  const phone = fakeNfc(tagWith(), { refuses: 'NotAllowedError' });
  const { writing } = session(phone);
  await writing.write(first);
  expect(writing.now()).toMatchObject({ step: 'failed', errorKind: 'denied' });
});
