import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export interface StaticFolders {
  readonly assets: string;
  readonly public: string;
}

/** Built files: names with a hash never change; the rest (icons, manifest) are asked for again each day. */
export async function mountStaticFiles(app: FastifyInstance, folders: StaticFolders): Promise<void> {
  const common = {
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    redirect: false,
    allowedPath: isForBrowsers,
  } as const;
  await app.register(staticFiles, {
    ...common,
    root: folders.assets,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    wildcard: true,
  });
  await app.register(staticFiles, {
    ...common,
    root: folders.public,
    prefix: '/',
    decorateReply: false,
    maxAge: '1d',
    wildcard: false,
  });
}

/** Maps lead back to the sources: wherever a build leaves them, browsers are not given any. */
const isForBrowsers = (path: string): boolean => !/\.map(\.(br|gz))?$/i.test(path);
