import { expect, test, vi } from 'vitest';
import { createUploads } from './uploads.ts';

/** A server whose answers the test gives. */
function begin() {
  const journeys: { end: PromiseWithResolvers<string>; tell: (part: number) => void; signal: AbortSignal }[] = [];
  const uploads = createUploads(
    (_, { onProgress, signal }) => {
      const end = Promise.withResolvers<string>();
      journeys.push({ end, tell: onProgress, signal });
      return end.promise;
    },
    () => 'It did not work',
  );
  const key = uploads.start(new Blob(['x']), 'tap.jpg');
  return { uploads, journeys, key, step: () => uploads.state(key)?.step };
}
const soon = () => new Promise((resolve) => setTimeout(resolve));

test('a picture tells how far it is and then which file it has become', async () => {
  const { uploads, journeys, key } = begin();
  const heard = vi.fn();
  uploads.subscribe(heard);
  journeys[0]?.tell(0.5);
  expect(uploads.state(key)).toMatchObject({ step: 'sending', part: 0.5, name: 'tap.jpg' });
  expect(uploads.isUnderWay()).toBe(true);
  journeys[0]?.end.resolve('p_1');
  await soon();
  expect(uploads.state(key)).toEqual({ step: 'done', file: 'p_1' });
  expect([uploads.isUnderWay(), heard.mock.calls.length]).toEqual([false, 2]);
});

test('what failed says why in the words of the server and can be sent again', async () => {
  const { uploads, journeys, key, step } = begin();
  journeys[0]?.end.reject(new Error('Too large'));
  await soon();
  expect(uploads.state(key)).toMatchObject({ step: 'failed', message: 'Too large' });
  uploads.retry(key);
  expect(step()).toBe('sending');
  journeys[1]?.end.resolve('p_1');
  await soon();
  expect(step()).toBe('done');
});

test('what was given up stops travelling and leaves nothing behind', async () => {
  const { uploads, journeys, key } = begin();
  uploads.drop(key);
  journeys[0]?.end.resolve('p_1');
  await soon();
  expect([journeys[0]?.signal.aborted, uploads.state(key), uploads.isUnderWay()]).toEqual([true, undefined, false]);
});

test('what has arrived stays known: an undo may bring its place back', async () => {
  const { uploads, journeys, key, step } = begin();
  journeys[0]?.end.resolve('p_1');
  await soon();
  uploads.drop(key);
  expect(step()).toBe('done');
});
