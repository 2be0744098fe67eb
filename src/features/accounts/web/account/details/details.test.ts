import { expect, test } from 'vitest';
import { accountExample } from '../testing/account-example.ts';
import { changedDetails, detailsOf } from './details-section.tsx';

test('only changed details are sent', () => {
  const known = detailsOf(accountExample);
  expect(changedDetails(known, accountExample)).toEqual({});
  expect(changedDetails({ ...known, language: 'en' }, accountExample)).toEqual({ language: 'en' });
});
