import { type Route, route } from '#server-kit/http/route.ts';
import { blogApi } from '../contract.ts';
import { publishPost, unpublishPost } from './publish.ts';
import { getPost, listPosts } from './read.ts';
import { changePost, createPost, getDraft, listDrafts, removePost } from './write.ts';

export const blogRoutes: Route[] = [
  route(blogApi.list, (call) => {
    const { language = call.visitor.locale, ...filter } = call.query;
    return listPosts(call, { ...filter, language });
  }),
  route(blogApi.get, (call) => getPost(call, call.params.id)),
  route(blogApi.adminList, (call) => listDrafts(call)),
  route(blogApi.adminGet, (call) => getDraft(call, call.params.id)),
  route(blogApi.create, (call) => createPost(call, call.body)),
  route(blogApi.change, (call) => changePost(call, call.params.id, call.body)),
  route(blogApi.publish, (call) => publishPost(call, call.params.id, call.body.at)),
  route(blogApi.unpublish, (call) => unpublishPost(call, call.params.id)),
  route(blogApi.remove, (call) => removePost(call, call.params.id)),
];
