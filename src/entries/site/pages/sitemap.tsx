import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { blogQueries, prefetchPosts } from '#features/blog/web/index.ts';
import { communityQueries } from '#features/communities/web/index.ts';
import { examplesQuery } from '#features/examples/web/index.ts';
import { helpTexts, topicNames } from '#features/help/web/index.ts';
import { translator } from '#i18n/translator.ts';
import { Grid, Stack, Text } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { layoutTexts } from '../../layout/texts.ts';
import type { PageModule } from '../page-module.ts';
import { sitemapTexts } from '../sitemap-texts.ts';
import styles from './sitemap.module.css';

type Links = readonly (readonly [href: string, name: string])[];

function Group({ title, href, links }: { title: string; href?: string; links: Links }) {
  return (
    <section>
      <Text as="h2" size="l" className={styles.heading}>
        {href ? <a href={href}>{title}</a> : title}
      </Text>
      <ul className={styles.links}>
        {links.map(([to, name]) => (
          <li key={to}>
            <a href={to}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The public pages for people; `/sitemap.xml` lists them for search engines. */
function Sitemap() {
  const t = useTexts(sitemapTexts);
  const tl = useTexts(layoutTexts);
  const th = useTexts(helpTexts);
  const { locale } = useLocale();
  const api = useApi();
  const posts = useInfiniteQuery(blogQueries.list(api, { language: locale })).data?.pages.flatMap((one) => one.posts);
  const communities = useQuery(communityQueries.list(api, locale)).data?.communities;
  const examples = useQuery(examplesQuery(api, locale)).data;
  const legal = (['terms', 'privacy', 'refund', 'accessibility'] as const).map(
    (name) => [`/${name}`, tl(`layout.footer.${name}`)] as const,
  );
  const product: Links = [
    ['/', t('sitemap.home')],
    ['/?section=pricing', tl('layout.nav.pricing')],
    ['/embed', t('sitemap.embed')],
    ['/contact', tl('layout.footer.contact')],
  ];
  return (
    <Stack gap={8} className={styles.page}>
      <Text as="h1" size="3xl">
        {tl('layout.footer.sitemap')}
      </Text>
      <Grid gap={8} align="start" className={styles.groups}>
        <Group title={t('sitemap.product')} links={product} />
        <Group
          title={tl('layout.footer.help')}
          href="/help"
          links={topicNames.map((topic) => [`/help#topic-${topic}`, th(`help.topics.${topic}`)])}
        />
        <Group
          title={tl('layout.footer.blog')}
          href="/blog"
          links={(posts ?? []).map(({ slug, title }) => [`/blog/${slug}`, title])}
        />
        <Group
          title={t('sitemap.communities')}
          href="/communities"
          links={(communities ?? []).map(({ slug, name }) => [`/communities/${slug}`, name])}
        />
        <Group
          title={tl('layout.nav.examples')}
          href="/examples"
          links={(examples ?? []).map(({ address, name }) => [address, name])}
        />
        <Group title={t('sitemap.legal')} links={legal} />
      </Grid>
    </Stack>
  );
}

export const page: PageModule = {
  Page: Sitemap,
  prefetch: (queries, api, locale) =>
    Promise.all([
      prefetchPosts(queries, api, locale),
      queries.prefetchQuery(communityQueries.list(api, locale)),
      queries.prefetchQuery(examplesQuery(api, locale)),
    ]),
  head: (locale) => {
    const t = translator(sitemapTexts, locale);
    return { title: t('sitemap.title'), description: t('sitemap.description') };
  },
};
