import type { Api } from '#web-kit/api/api-client.tsx';
import { communitiesApi } from '../contract.ts';
import type { CommunityFilter } from './list/filter-in-address.ts';

export const readList = (api: Api, filter: CommunityFilter) => api.call(communitiesApi.list, { query: filter });

export const readOne = (api: Api, slug: string, after?: number) =>
  api.call(communitiesApi.get, { params: { slug }, query: { after } });
