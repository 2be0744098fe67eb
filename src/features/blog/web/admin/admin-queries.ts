import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web-kit/api/api-client.ts';
import { blogApi } from '../../contract.ts';

export const blogAdminKeys = {
  posts: ['/api/admin/blog-posts'],
  list: ['/api/admin/blog-posts', 'list'],
  post: (id: number) => ['/api/admin/blog-posts', 'one', id],
} as const;

/** Others write too: every look asks. */
const staleTime = 0;

export const blogAdminQueries = {
  list: (api: Api) =>
    queryOptions({ queryKey: blogAdminKeys.list, queryFn: () => api.call(blogApi.adminList, {}), staleTime }),
  post: (api: Api, id: number) =>
    queryOptions({
      queryKey: blogAdminKeys.post(id),
      queryFn: () => api.call(blogApi.adminGet, { params: { id } }),
      staleTime,
    }),
};
