import { orNotFound } from '#base/app-error.ts';
import { escapeHtml } from '#base/html.ts';
import { defaultLocale, type Locale, locales } from '#i18n/locale.ts';
import type { HttpApp } from '#server-kit/http/http-server.ts';
import { sitePaths } from '../page-paths.ts';
import { sitePages } from './page-table.ts';

/** A short cache time: a post's image is requested rarely and may change. */
const previewSeconds = 3_600;

interface SiteFiles {
  readonly listPages: () => Promise<readonly SitemapPage[]>;
  readonly writeFeed: (locale: Locale) => Promise<string>;
  readonly drawPreview: (id: string) => Promise<Buffer | undefined>;
}

/** Serves the files for crawlers: `robots.txt`, sitemap, feeds and preview images. */
export function mountSiteFiles(app: HttpApp, publicUrl: string, { listPages, writeFeed, drawPreview }: SiteFiles) {
  app.get('/robots.txt', async (_, reply) => reply.type('text/plain; charset=utf-8').send(robots(publicUrl)));
  app.get('/sitemap.xml', async (_, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(publicUrl, await listPages())),
  );
  app.get<{ Querystring: { lang?: unknown } }>('/rss.xml', async ({ query }, reply) => {
    const locale = locales.find((one) => one === query.lang) ?? defaultLocale;
    return reply.type('application/rss+xml; charset=utf-8').send(await writeFeed(locale));
  });
  app.get<{ Params: { id: string } }>('/blog/:id/preview.jpg', async ({ params }, reply) => {
    const picture = orNotFound(await drawPreview(params.id));
    return reply.type('image/jpeg').header('cache-control', `public, max-age=${previewSeconds}`).send(picture);
  });
}

export const robots = (publicUrl: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /t/', 'Allow: /', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  );

export interface SitemapPage {
  readonly path: string;
  readonly changedAt: Date | null;
}

export function sitemap(publicUrl: string, more: readonly SitemapPage[]): string {
  // Pages with path parameters are passed in `more`.
  const indexable = sitePaths.filter((path) => !sitePages[path].isNoIndex && !path.includes(':'));
  const entries = indexable.map((path) => {
    const address = escapeHtml(publicUrl + path);
    const alternates = locales.map((locale) => {
      const href = locale === 'he' ? address : `${address}?lang=${locale}`;
      return `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`;
    });
    return `<url><loc>${address}</loc>${alternates.join('')}</url>`;
  });
  const others = more.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${escapeHtml(publicUrl + path)}</loc>${changed}</url>`;
  });
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${[...entries, ...others].join('\n')}\n</urlset>\n`;
}
