import { expect, test } from 'vitest';
import type { DesignWarning } from '../../../design/elements.ts';
import { fieldOf, stopsOf } from './warning-fields.ts';

const warning = (role: DesignWarning['role'], code: DesignWarning['code'] = 'text_cut'): DesignWarning => ({
  code,
  role,
  severity: 'warn',
  side: 'back',
});

test('maps each warning to the field that fixes it', () => {
  expect(fieldOf(warning('title'), true)).toBe('title');
  expect(fieldOf(warning('free'), true)).toBe('free-back');
  expect(fieldOf(warning('ornament', 'near_edge'), true)).toBe('template');
});

test('maps contrast warnings to the colours, if the design has any', () => {
  expect(fieldOf(warning('name', 'low_contrast'), true)).toBe('colours');
  expect(fieldOf(warning('qr', 'qr_contrast'), true)).toBe('colours');
  expect(fieldOf(warning('name', 'low_contrast'), false)).toBe('name');
  expect(fieldOf(warning('free', 'low_contrast'), true)).toBe('free-back');
  expect(fieldOf(warning('logo', 'low_contrast'), true)).toBe('logo');
});

test('returns only the blocking warnings', () => {
  const stop: DesignWarning = { ...warning('name', 'no_name'), severity: 'stop' };
  expect(stopsOf([warning('line'), stop])).toEqual([stop]);
});
