import { expect, test } from 'vitest';
import { type CsvProgress, readCsv } from './list-tools.tsx';

const answerOf = (chunks: readonly string[], rows?: number) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    }),
    { headers: rows === undefined ? {} : { 'x-rows': String(rows) } },
  );

test('reports the rows received of the total, without the header, and retains every byte', async () => {
  const progress: CsvProgress[] = [];
  const file = await readCsv(
    answerOf(['name\r\nדנה\r\n', 'a', 'b\r\n'], 2),
    (one) => progress.push(one),
    new AbortController().signal,
  );
  expect(progress).toEqual([
    { rows: 1, total: 2 },
    { rows: 1, total: 2 },
    { rows: 2, total: 2 },
  ]);
  expect(await file?.text()).toBe('name\r\nדנה\r\nab\r\n');
});

test('has no total when it is unknown, and an empty table has no rows', async () => {
  const progress: CsvProgress[] = [];
  await readCsv(answerOf(['name\r\n']), (one) => progress.push(one), new AbortController().signal);
  expect(progress).toEqual([{ rows: 0 }]);
});

test('stops when aborted, and returns nothing', async () => {
  const stop = new AbortController();
  const file = await readCsv(answerOf(['a\r\n', 'b\r\n', 'c\r\n']), () => stop.abort(), stop.signal);
  expect(file).toBeUndefined();
});

test('a broken connection is a failure and not half a table', async () => {
  const broken = new Response(
    new ReadableStream({
      pull(controller) {
        controller.error(new Error('gone'));
      },
    }),
  );
  await expect(readCsv(broken, () => undefined, new AbortController().signal)).rejects.toThrow('gone');
});
