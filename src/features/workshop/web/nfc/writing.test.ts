import { expect, test } from 'vitest';
import { chipWith, nfcStandIn } from '../testing/nfc-stand-in.ts';
import { createWriting } from './writing.ts';

const first = { code: 'ABCD2345', link: 'https://negia.example/t/ABCD2345' };
const second = { code: 'WXYZ6789', link: 'https://negia.example/t/WXYZ6789' };

function session(phone: ReturnType<typeof nfcStandIn>, refusals = 0) {
  const told: string[] = [];
  let refused = 0;
  const report = (code: string, read: string) => {
    if (refused < refusals) {
      refused += 1;
      return Promise.reject(new Error('no line'));
    }
    told.push(`${code} ${read}`);
    return Promise.resolve();
  };
  return { told, writing: createWriting({ Nfc: phone.Nfc, report }) };
}

test('chips are written and told of one after the other', async () => {
  const [one, two] = [chipWith(undefined, '01'), chipWith(undefined, '02')];
  const phone = nfcStandIn(one);
  const { writing, told } = session(phone);
  await writing.write(first);
  phone.hold(two);
  await writing.write(second);
  expect([one.link, two.link]).toEqual([first.link, second.link]);
  expect(told).toEqual([`${first.code} ${first.link}`, `${second.code} ${second.link}`]);
});

test('whoever declines the lock leaves an open chip and goes on', async () => {
  const chip = chipWith();
  const phone = nfcStandIn(chip);
  const { writing } = session(phone);
  await writing.write(first);
  expect(writing.now()).toMatchObject({ step: 'written', isLocked: false });
  writing.leave();
  expect(writing.now()).toEqual({ step: 'idle' });
  await writing.lock();
  expect(phone.calls).not.toContain('makeReadOnly');
  expect(chip.isLocked).toBe(false);
});

test('whoever gives up the lock half-way still has a written chip', async () => {
  const chip = chipWith();
  const phone = nfcStandIn(chip);
  const { writing } = session(phone);
  await writing.write(first);
  phone.takeAway();
  const locking = writing.lock();
  writing.stop();
  await locking;
  expect(writing.now()).toMatchObject({ step: 'written', isLocked: false });
});

test('a chip is locked when it is asked for', async () => {
  const chip = chipWith();
  const { writing } = session(nfcStandIn(chip));
  await writing.write(first);
  await writing.lock();
  expect(writing.now()).toMatchObject({ step: 'written', isLocked: true });
  expect(chip.isLocked).toBe(true);
});

test('what was read back wrongly is never told as written', async () => {
  const { writing, told } = session(nfcStandIn(chipWith(), { garbles: 'https://negia.example/t/ABCD234' }));
  await writing.write(first);
  expect(writing.now()).toMatchObject({ step: 'failed', act: 'write', flaw: 'differs' });
  expect(told).toEqual([]);
});

test('a lost chip can be tried again', async () => {
  const phone = nfcStandIn(chipWith(), { losesOnWrite: true });
  const { writing, told } = session(phone);
  await writing.write(first);
  expect(writing.now()).toMatchObject({ step: 'failed', flaw: 'lost' });
  expect(told).toEqual([]);
});

test('where the server is not reached, the chip is not written twice: only the news is sent again', async () => {
  const phone = nfcStandIn(chipWith());
  const { writing, told } = session(phone, 1);
  await writing.write(first);
  expect(writing.now()).toMatchObject({ step: 'unreported', message: 'no line' });
  await writing.reportAgain();
  expect(writing.now()).toMatchObject({ step: 'written' });
  expect(told).toHaveLength(1);
  expect(phone.calls.filter((call) => call === 'write')).toHaveLength(1);
});

test('the phone listens until the work ends, so that it does not open what lies on it', async () => {
  const phone = nfcStandIn(chipWith());
  const { writing } = session(phone);
  await writing.write(first);
  expect(phone.waits()).toBe(1);
  writing.end();
  expect(phone.waits()).toBe(0);
});

test('whoever refuses the permission can be asked again', async () => {
  const phone = nfcStandIn(chipWith(), { refuses: 'NotAllowedError' });
  const { writing } = session(phone);
  await writing.write(first);
  expect(writing.now()).toMatchObject({ step: 'failed', flaw: 'denied' });
});
