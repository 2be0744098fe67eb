import { accountDeletionHandlers } from '#features/accounts/server/index.ts';
import { fileReferences } from '#features/files/server/index.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { blogTexts } from '../texts.ts';
import { forgetBlogAuthors, listUsedBlogFiles } from './pictures.ts';
import { blogRoutes } from './routes.ts';
import { seedBlog } from './seed/seed.ts';

export const blogFeature = defineFeature({
  name: 'blog',
  routes: blogRoutes,
  texts: [blogTexts],
  extensions: [accountDeletionHandlers.with(forgetBlogAuthors), fileReferences.with(listUsedBlogFiles)],
  seed: { demo: seedBlog },
});
