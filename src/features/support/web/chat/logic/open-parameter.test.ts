import { expect, test } from 'vitest';
import { takeOpenParameter } from './open-parameter.ts';

function take(href: string): { asked: boolean; left: string } {
  let left = href;
  const history = { state: null, replaceState: (_: unknown, __: string, url: URL) => (left = String(url)) };
  const asked = takeOpenParameter({ location: { href }, history } as never);
  return { asked, left: left.replace('https://cards.example', '') };
}

test('the address asks for the chat once, and says nothing of it afterwards', () => {
  const open = (path: string) => take(`https://cards.example${path}`);
  expect(open('/dashboard?support=open')).toEqual({ asked: true, left: '/dashboard' });
  expect(open('/dashboard?a=1&support=open#x')).toEqual({ asked: true, left: '/dashboard?a=1#x' });
  expect(open('/dashboard?support=else')).toEqual({ asked: false, left: '/dashboard?support=else' });
  expect(open('/dashboard')).toEqual({ asked: false, left: '/dashboard' });
});
