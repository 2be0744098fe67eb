import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web-kit/api-client.ts';
import { adminSupportApi } from '../../admin-contract.ts';

type Filter = Readonly<Record<string, string>>;

export const supportAdminKeys = {
  conversations: (filter: Filter) => ['/api/admin/conversations', 'list', filter] as const,
  contacts: (filter: Filter) => ['/api/admin/contact-messages', 'list', filter] as const,
};

/** Owners write meanwhile: every look asks. */
export const supportAdminQueries = {
  conversations: (api: Api, filter: Filter) =>
    queryOptions({
      queryKey: supportAdminKeys.conversations(filter),
      queryFn: () => api.call(adminSupportApi.conversations, { query: filter as never }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  contacts: (api: Api, filter: Filter) =>
    queryOptions({
      queryKey: supportAdminKeys.contacts(filter),
      queryFn: () => api.call(adminSupportApi.contacts, { query: filter as never }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
};
