import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web-kit/api/api-client.ts';
import { workshopApi } from '../../contract.ts';

export const tagQuery = (api: Api, code: string) =>
  queryOptions({
    queryKey: [workshopApi.tag.path, code],
    queryFn: () => api.call(workshopApi.tag, { params: { code } }),
    staleTime: 0,
  });
