import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  announceAuthChange,
  announceHeaderUpdated,
  askForAuth,
  onAuthChange,
  onAuthWanted,
  onHeaderUpdated,
} from './auth-events.ts';

beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

test('each kind of news reaches those who listen to it, until they stop', () => {
  const heard: unknown[] = [];
  const stops = [
    onAuthChange((change) => heard.push(change)),
    onAuthWanted((mode) => heard.push(mode)),
    onHeaderUpdated(() => heard.push('header')),
  ];
  announceAuthChange({ action: 'logout' });
  askForAuth('register');
  announceHeaderUpdated();
  expect(heard).toEqual([{ action: 'logout' }, 'register', 'header']);
  for (const stop of stops) stop();
  announceAuthChange({ action: 'logout' });
  askForAuth('demo');
  announceHeaderUpdated();
  expect(heard).toHaveLength(3);
});
