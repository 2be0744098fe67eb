import { adminDetailQuery, adminListQuery, useAdminCall } from '#features/admin/web/index.ts';
import type { Api } from '#web-kit/api/api-client.tsx';
import { communitiesApi } from '../../contract.ts';
import { communityKeys } from '../queries.ts';

export const communitiesQuery = (api: Api) => adminListQuery(api, communitiesApi.adminList, {});
export const newMembersQuery = (api: Api) => adminListQuery(api, communitiesApi.newMembers, {});
export const membersQuery = (api: Api, id: number) => adminDetailQuery(api, communitiesApi.adminMembers, id);

/** Sends an admin change and refetches every query that shows communities. */
export const useCommunityCall = <A, I = void>(call: Parameters<typeof useAdminCall<A, I>>[0]) =>
  useAdminCall<A, I>({ ...call, refresh: [communityKeys.all] });
