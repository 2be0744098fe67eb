import { expect, test } from 'vitest';
import { exportAddress } from '../page/stats-page.tsx';

const span = { from: '2026-11-01', to: '2026-11-15' };

test('exports the displayed profile and range', () => {
  expect(exportAddress(undefined, span)).toBe('/api/stats/export?from=2026-11-01&to=2026-11-15');
  expect(exportAddress(7, span)).toBe('/api/stats/7/export?from=2026-11-01&to=2026-11-15');
});
