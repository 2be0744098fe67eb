import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#ui/locale.tsx';
import { ApiProvider, createApi } from '#web-kit/api/api-client.tsx';
import { leadExample } from '../testing/lead-example.ts';
import { useRemoveLeads } from './lead-calls.ts';
import { leadKeys, useLead } from './lead-queries.ts';

test('a lead that is being deleted is not fetched again, and one that could not be deleted is', async () => {
  const answers = { status: 204 };
  const removal = Promise.withResolvers<void>();
  const reads: string[] = [];
  const api = createApi({
    baseUrl: '',
    locale: () => 'en',
    fetch: async (url, options) => {
      if (options?.method === 'GET') reads.push(String(url));
      else await removal.promise;
      return options?.method === 'GET' ? Response.json(leadExample) : new Response(null, answers);
    },
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <ApiProvider value={api}>
        <LocaleProvider locale="en">{children}</LocaleProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
  const { id } = leadExample;
  const { result } = renderHook(() => ({ lead: useLead(id), remove: useRemoveLeads(() => {}) }), { wrapper });
  await waitFor(() => expect(result.current.lead.isSuccess).toBe(true));
  const before = reads.length;
  act(() => result.current.remove.mutate([id]));
  await waitFor(() => expect(result.current.remove.isPending).toBe(true));
  // As when the server announces the deletion before it answers.
  await act(() => queries.invalidateQueries({ queryKey: leadKeys.one(id) }));
  expect(reads).toHaveLength(before);
  answers.status = 500;
  removal.resolve();
  await waitFor(() => expect(result.current.remove.isError).toBe(true));
  await waitFor(() => expect(reads.length).toBeGreaterThan(before));
});
