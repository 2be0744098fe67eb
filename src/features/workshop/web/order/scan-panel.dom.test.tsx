import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import { codeInLink } from '../camera/card-scanner.ts';
import { tagExample } from '../testing/workshop-examples.ts';
import { ScanPanel } from './scan-panel.tsx';

/** What the camera sees; a test holds a card in front of it. */
let seen: string[] = [];
let isAllowed = true;
const stopTrack = vi.fn();

beforeEach(() => {
  [seen, isAllowed] = [[], true];
  stopTrack.mockClear();
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = async () => seen.map((rawValue) => ({ rawValue }));
    },
  );
  const getUserMedia = async () => {
    if (!isAllowed) throw new DOMException('refused', 'NotAllowedError');
    return { getTracks: () => [{ stop: stopTrack }] };
  };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { configurable: true, writable: true, value: null });
  HTMLMediaElement.prototype.play = async () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

const tags = [
  tagExample('ABCD2345', { writtenAt: null }),
  tagExample('EFGH6789', { writtenAt: null }),
  tagExample('JKMN2222', { writtenAt: '2026-11-15T10:00:00.000Z' }),
];

function open() {
  const calls = { onMatch: vi.fn(), onOther: vi.fn(), onStop: vi.fn() };
  const { unmount } = render(pageOf(<ScanPanel code="ABCD2345" tags={tags} {...calls} />, { locale: 'en' }));
  return { ...calls, unmount, user: userEvent.setup() };
}
const hold = (code: string) => {
  seen = [`HTTPS://NEGIA.EXAMPLE/T/${code}`];
};
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('the printed card before its chip is written', () => {
  test('is the right one', async () => {
    const { onMatch } = open();
    hold('ABCD2345');
    await vi.waitFor(() => expect(onMatch).toHaveBeenCalledOnce());
    expect(stopTrack).toHaveBeenCalled();
  });

  test('of another chip is refused, and its own chip can be written instead', async () => {
    const { user, onMatch, onOther } = open();
    hold('EFGH6789');
    expect(await screen.findByText('This is the card of chip EFGH6789')).toBeTruthy();
    expect(onMatch).not.toHaveBeenCalled();
    await press(user, 'Write chip EFGH6789');
    expect(onOther).toHaveBeenCalledWith('EFGH6789');
  });

  test.each([
    ['JKMN2222', /written or retired already/],
    ['ZZZZ9999', /not of this order/],
  ])('%s is refused with the reason, and another can be scanned', async (code, reason) => {
    const { user, onMatch } = open();
    hold(code);
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Write chip/ })).toBeNull();
    hold('ABCD2345');
    await press(user, 'Scan again');
    await vi.waitFor(() => expect(onMatch).toHaveBeenCalledOnce());
  });

  test('other QR codes are passed over', async () => {
    const { onMatch } = open();
    seen = ['https://wa.me/972501234567'];
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(onMatch).not.toHaveBeenCalled();
    expect(screen.getByText('Scan the QR code of the printed card')).toBeTruthy();
  });
});

test('without access to the camera it says what to do', async () => {
  isAllowed = false;
  const { user, onStop } = open();
  expect(await screen.findByText('The camera cannot be used')).toBeTruthy();
  await press(user, 'Stop');
  expect(onStop).toHaveBeenCalledOnce();
});

test('the camera is released when the panel closes', async () => {
  const { unmount } = open();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  unmount();
  expect(stopTrack).toHaveBeenCalled();
});

test.each([
  ['HTTPS://NEGIA.EXAMPLE/T/ABCD2345', 'ABCD2345'],
  ['https://negia.example/t/abcd2345', 'ABCD2345'],
  ['https://negia.example/p/dana', undefined],
  ['ABCD2345', undefined],
])('the code in %s is %s', (link, code) => {
  expect(codeInLink(link)).toBe(code);
});
