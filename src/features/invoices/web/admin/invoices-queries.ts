import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web-kit/api-client.ts';
import { adminInvoicesApi, type InvoiceFilter } from '../../admin-contract.ts';
import { vatApi } from '../../vat-contract.ts';

type Query = Readonly<Record<string, string>>;

export const invoicesKeys = { list: (query: Query) => [adminInvoicesApi.list.path, 'list', query] } as const;

/** Others may be at it too: every look asks. */
export const invoicesQueries = {
  list: (api: Api, query: Query) =>
    queryOptions({
      queryKey: invoicesKeys.list(query),
      // What stands in the address is the server's to judge.
      queryFn: () => api.call(adminInvoicesApi.list, { query: query as unknown as InvoiceFilter }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
};

export const vatKey = [vatApi.list.path] as const;

export const vatQuery = (api: Api) =>
  queryOptions({ queryKey: vatKey, queryFn: () => api.call(vatApi.list, {}), staleTime: 0 });
