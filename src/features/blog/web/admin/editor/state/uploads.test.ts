import { expect, test, vi } from 'vitest';
import { createUploads } from './post-session.ts';

/** A fake server whose responses the test controls. */
function begin() {
  const uploadsInProgress: {
    end: PromiseWithResolvers<string>;
    onProgress: (progress: number) => void;
    signal: AbortSignal;
  }[] = [];
  const uploads = createUploads(
    (_, { onProgress, signal }) => {
      const end = Promise.withResolvers<string>();
      uploadsInProgress.push({ end, onProgress, signal });
      return end.promise;
    },
    () => 'It did not work',
  );
  const key = uploads.start(new Blob(['x']), 'tap.jpg');
  return { uploads, uploadsInProgress, key, step: () => uploads.state(key)?.step };
}
const soon = () => new Promise((resolve) => setTimeout(resolve));

test('an upload reports its progress and then its file', async () => {
  const { uploads, uploadsInProgress, key } = begin();
  const notifications = vi.fn();
  uploads.subscribe(notifications);
  uploadsInProgress[0]?.onProgress(0.5);
  expect(uploads.state(key)).toMatchObject({ step: 'sending', progress: 0.5, name: 'tap.jpg' });
  expect(uploads.isUploading()).toBe(true);
  uploadsInProgress[0]?.end.resolve('p_1');
  await soon();
  expect(uploads.state(key)).toEqual({ step: 'done', file: 'p_1' });
  expect([uploads.isUploading(), notifications.mock.calls.length]).toEqual([false, 2]);
});

test('a failed upload shows the message of the server and can be retried', async () => {
  const { uploads, uploadsInProgress, key, step } = begin();
  uploadsInProgress[0]?.end.reject(new Error('Too large'));
  await soon();
  expect(uploads.state(key)).toMatchObject({ step: 'failed', message: 'Too large' });
  uploads.retry(key);
  expect(step()).toBe('sending');
  uploadsInProgress[1]?.end.resolve('p_1');
  await soon();
  expect(step()).toBe('done');
});

test('a dropped upload is aborted and leaves no state', async () => {
  const { uploads, uploadsInProgress, key } = begin();
  uploads.drop(key);
  uploadsInProgress[0]?.end.resolve('p_1');
  await soon();
  expect([uploadsInProgress[0]?.signal.aborted, uploads.state(key), uploads.isUploading()]).toEqual([
    true,
    undefined,
    false,
  ]);
});

test('a finished upload remains known, as an undo may restore it', async () => {
  const { uploads, uploadsInProgress, key, step } = begin();
  uploadsInProgress[0]?.end.resolve('p_1');
  await soon();
  uploads.drop(key);
  expect(step()).toBe('done');
});
