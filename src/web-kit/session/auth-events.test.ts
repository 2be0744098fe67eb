import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  announceAuthChange,
  announceHeaderUpdated,
  onAuthChange,
  onAuthRequested,
  onHeaderUpdated,
  requestAuth,
} from './auth-events.ts';

beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

test('each kind of event reaches its subscribers until they unsubscribe', () => {
  const received: unknown[] = [];
  const stops = [
    onAuthChange((change) => received.push(change)),
    onAuthRequested((mode) => received.push(mode)),
    onHeaderUpdated(() => received.push('header')),
  ];
  announceAuthChange({ action: 'logout' });
  requestAuth('register', { staysHere: true });
  announceHeaderUpdated();
  expect(received).toEqual([{ action: 'logout' }, { mode: 'register', staysHere: true }, 'header']);
  for (const stop of stops) stop();
  announceAuthChange({ action: 'logout' });
  requestAuth('demo');
  announceHeaderUpdated();
  expect(received).toHaveLength(3);
});
