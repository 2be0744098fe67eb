import { describe, expect, test } from 'vitest';
import { consumeOpenParameter, nextWindow, openMilliseconds, remainingWait, showsLauncher } from './window-state.ts';

describe('the window state', () => {
  test.each([
    ['hidden', 'show', 'open'],
    ['minimized', 'show', 'open'],
    ['open', 'toggle', 'minimized'],
    ['minimized', 'toggle', 'open'],
    ['open', 'minimize', 'minimized'],
    ['minimized', 'minimize', 'minimized'],
    ['open', 'close', 'hidden'],
    ['minimized', 'close', 'hidden'],
    ['hidden', 'toggle', 'hidden'],
    ['hidden', 'minimize', 'hidden'],
  ] as const)('%s, after %s, is %s', (state, step, next) => {
    expect(nextWindow(state, step)).toBe(next);
  });
});

describe('the launcher', () => {
  test('shows if there are unread messages or after the chat was requested', () => {
    expect(showsLauncher('hidden', 2, false)).toBe(true);
    expect(showsLauncher('hidden', 0, true)).toBe(true);
    expect(showsLauncher('hidden', 0, false)).toBe(false);
  });

  test('is hidden while the window is open or minimized', () => {
    expect(showsLauncher('open', 2, true)).toBe(false);
    expect(showsLauncher('minimized', 2, true)).toBe(false);
  });
});

test('the chat opens 300 ms after the request, or immediately if its code took longer to load', () => {
  expect(openMilliseconds).toBe(300);
  expect(remainingWait(1_000, 1_000)).toBe(300);
  expect(remainingWait(1_000, 1_120)).toBe(180);
  expect(remainingWait(1_000, 5_000)).toBe(0);
});

function consume(href: string): { wasOpen: boolean; remaining: string } {
  let remaining = href;
  const history = { state: null, replaceState: (_: unknown, __: string, url: URL) => (remaining = String(url)) };
  const wasOpen = consumeOpenParameter({ location: { href }, history } as never);
  return { wasOpen, remaining: remaining.replace('https://cards.example', '') };
}

test('the address opens the chat once and its parameter is removed', () => {
  const open = (path: string) => consume(`https://cards.example${path}`);
  expect(open('/dashboard?support=open')).toEqual({ wasOpen: true, remaining: '/dashboard' });
  expect(open('/dashboard?a=1&support=open#x')).toEqual({ wasOpen: true, remaining: '/dashboard?a=1#x' });
  expect(open('/dashboard?support=else')).toEqual({ wasOpen: false, remaining: '/dashboard?support=else' });
  expect(open('/dashboard')).toEqual({ wasOpen: false, remaining: '/dashboard' });
});
