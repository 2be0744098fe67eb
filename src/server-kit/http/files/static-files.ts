import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export interface StaticFolders {
  readonly assets: string;
  readonly public: string;
}

/** Built files: names with a hash are immutable; the others (icons, manifest) are revalidated daily. */
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
    // Frames with an opaque origin, such as the card fields, may load our fonts; browsers ask for fonts with CORS.
    setHeaders: (reply, path) => {
      if (path.endsWith('.woff2')) reply.header('access-control-allow-origin', '*');
    },
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

/** Source maps expose the sources, so they are never served to browsers. */
const isForBrowsers = (path: string): boolean => !/\.map(\.(br|gz))?$/i.test(path);
