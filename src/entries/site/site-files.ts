import { locales } from '#i18n/locale.ts';
import type { HttpApp } from '#server-kit/http/http-server.ts';
import { sitePaths } from '../page-paths.ts';
import { escapeHtml } from './document.ts';
import { sitePages } from './page-table.ts';

/** What machines ask a site for: what to read, and what there is. */
export function mountSiteFiles(
  app: HttpApp,
  publicUrl: string,
  listProfiles: () => Promise<readonly ListedPage[]>,
): void {
  app.get('/robots.txt', async (_, reply) => reply.type('text/plain; charset=utf-8').send(robots(publicUrl)));
  app.get('/sitemap.xml', async (_, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(publicUrl, await listProfiles())),
  );
}

export const robots = (publicUrl: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /t/', 'Allow: /', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  );

interface ListedPage {
  readonly path: string;
  readonly changedAt: Date | null;
}

export function sitemap(publicUrl: string, profiles: readonly ListedPage[]): string {
  const listed = sitePaths.filter((path) => !sitePages[path].isUnlisted);
  const entries = listed.map((path) => {
    const address = escapeHtml(publicUrl + path);
    const alternates = locales.map((locale) => {
      const href = locale === 'he' ? address : `${address}?lang=${locale}`;
      return `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`;
    });
    return `<url><loc>${address}</loc>${alternates.join('')}</url>`;
  });
  const cards = profiles.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${escapeHtml(publicUrl + path)}</loc>${changed}</url>`;
  });
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${[...entries, ...cards].join('\n')}\n</urlset>\n`;
}
