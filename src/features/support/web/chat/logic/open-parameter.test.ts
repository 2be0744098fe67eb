import { expect, test } from 'vitest';
import { consumeOpenParameter } from './window-state.ts';

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
