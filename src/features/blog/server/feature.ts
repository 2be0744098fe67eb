import { accountDeletionHandlers } from '#features/accounts/server/index.ts';
import { fileReferences } from '#features/files/server/index.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { blogApi } from '../contract.ts';
import { blogTexts } from '../texts.ts';
import { forgetBlogAuthors, listUsedBlogFiles } from './pictures.ts';
import { getPost, listPosts } from './read.ts';
import { seedBlog } from './seed/seed.ts';
import { changePost, createPost, getDraft, listDrafts, publishPost, removePost, unpublishPost } from './write.ts';

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

export const blogFeature = defineFeature({
  name: 'blog',
  routes: blogRoutes,
  texts: [blogTexts],
  extensions: [accountDeletionHandlers.with(forgetBlogAuthors), fileReferences.with(listUsedBlogFiles)],
  seed: { demo: seedBlog },
});
