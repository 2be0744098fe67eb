import { expect, test } from 'vitest';
import { jobsAdminTexts } from '#features/jobs/web/index.ts';
import { jobs } from './features.ts';

test('every background job has a text that says what it does, and no text is of a job that is gone', () => {
  expect(Object.keys(jobsAdminTexts.dictionary.names).toSorted()).toEqual(
    jobs
      .map(({ name }) => name)
      // The messages of the test bank have its name.
      .filter((name) => name !== 'sandbox-bank.deliver')
      .toSorted(),
  );
});
