import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { ApiProvider, createApi } from './api-client.tsx';
import { createQueryClient } from './query-client.ts';
import { AuthenticationError, NetworkError, ServerError, ValidationError } from './request-error.ts';
import { useCall } from './use-call.ts';

function Providers({ children }: { children: ReactNode }) {
  const api = createApi({ baseUrl: '', fetch: () => Promise.reject(new Error('none')), locale: () => 'en' });
  const queries = createQueryClient(api);
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider value={api}>{children}</ApiProvider>
    </QueryClientProvider>
  );
}

type More = Partial<Pick<Parameters<typeof useCall<string, number>>[0], 'isRepeatable' | 'onFields' | 'onSettled'>>;

function mountCall(call: () => Promise<string>, more: More = {}) {
  const handlers = { onDone: vi.fn(), onFailed: vi.fn() };
  const options = { call: vi.fn((_: unknown, _input: number) => call()), ...handlers, ...more };
  const { result } = renderHook(() => useCall<string, number>(options), { wrapper: Providers });
  return { ...options, result, send: (input: number) => act(() => result.current.send(input)) };
}

test('two clicks make one request, and a later one makes another', async () => {
  const answers = Promise.withResolvers<string>();
  const { result, send, call, onDone } = mountCall(() => answers.promise);
  act(() => {
    result.current.send(1);
    result.current.send(2);
  });
  await waitFor(() => expect(result.current).toMatchObject({ isPending: true, isDone: false, sent: 1 }));
  answers.resolve('done');
  await waitFor(() => expect(result.current).toMatchObject({ isPending: false, isDone: true, sent: undefined }));
  expect(call).toHaveBeenCalledTimes(1);
  expect(onDone).toHaveBeenCalledExactlyOnceWith('done', 1);
  send(3);
  await waitFor(() => expect(onDone).toHaveBeenLastCalledWith('done', 3));
});

test('a failure is reported once, and the request can be repeated', async () => {
  const failure = new ValidationError('Taken', 409);
  const { result, send, call, onDone, onFailed } = mountCall(() => Promise.reject(failure));
  send(1);
  await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
  expect(onFailed.mock.calls[0]?.[0]).toBe(failure);
  await waitFor(() => expect(result.current.isPending).toBe(false));
  send(2);
  await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(2));
  expect([call.mock.calls.length, onDone.mock.calls.length]).toEqual([2, 0]);
});

test('onFailed is not called for errors shown at fields or for an expired session', async () => {
  const failures = [
    new ValidationError('Wrong', 400, { fields: { email: 'Taken' } }),
    new ValidationError('Wrong', 400, { fields: { elsewhere: 'Missing' } }),
    new AuthenticationError('Over', 401),
  ];
  const onFields = vi.fn((fields: object) => 'email' in fields);
  const { result, send, onFailed } = mountCall(() => Promise.reject(failures.shift()), { onFields });
  for (const count of [1, 2, 3]) {
    send(count);
    await waitFor(() => expect(onFields).toHaveBeenCalledTimes(count));
    await waitFor(() => expect(result.current.isPending).toBe(false));
  }
  expect(onFields.mock.calls).toEqual([[{ email: 'Taken' }], [{ elsewhere: 'Missing' }], [{}]]);
  expect(onFailed.mock.calls.map(([{ body }]) => body)).toEqual([{ fields: { elsewhere: 'Missing' } }]);
});

test('a mutation is retried once after 1 s; a lost answer only if repeating changes nothing, a refusal never', async () => {
  vi.useFakeTimers();
  try {
    const broken = new ServerError('Broken', 500);
    const lost = new NetworkError('Lost', 0);
    const refused = new ValidationError('Wrong', 400);
    const mounted = [broken, lost, refused].flatMap((error) => [
      mountCall(() => Promise.reject(error)),
      mountCall(() => Promise.reject(error), { isRepeatable: true }),
    ]);
    for (const { send } of mounted) send(1);
    const counts = () => mounted.map(({ call }) => call.mock.calls.length);
    await act(() => vi.advanceTimersByTimeAsync(950));
    expect(counts()).toEqual([1, 1, 1, 1, 1, 1]);
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(counts()).toEqual([2, 2, 1, 2, 1, 1]);
    for (const { onFailed } of mounted) expect(onFailed).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});

test('stays pending until the changed data is read again', async () => {
  const reading = Promise.withResolvers<void>();
  const { result, send, onDone } = mountCall(() => Promise.resolve('done'), { onSettled: () => reading.promise });
  send(1);
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(result.current.isPending).toBe(true);
  reading.resolve();
  await waitFor(() => expect(result.current.isPending).toBe(false));
});
