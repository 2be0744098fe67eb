import { adminDetailQuery, adminKeys, adminListQuery } from '#features/admin/web/index.ts';
import type { Api } from '#web-kit/api/api-client.tsx';
import { blogApi } from '../../contract.ts';

export const postsQuery = (api: Api) => adminListQuery(api, blogApi.adminList, {});
export const postsKey = adminKeys.list(blogApi.adminList, {});
export const postQuery = (api: Api, id: number) => adminDetailQuery(api, blogApi.adminGet, id);
export const postKey = (id: number) => adminKeys.detail(blogApi.adminGet, id);
