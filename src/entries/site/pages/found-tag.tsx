import { FoundTagPage, foundTexts, isUnknownTag, tagQueries } from '#features/tags/web/index.ts';
import { translator } from '#i18n/translator.ts';
import type { PageParams } from '../../page-paths.ts';
import type { PageModule } from '../page-module.ts';

const codeOf = ({ code = '' }: PageParams): string => code;

const FoundTag = ({ params }: { params: PageParams }) => <FoundTagPage code={codeOf(params)} />;

export const page: PageModule = {
  Page: FoundTag,
  // Prefetched as an anonymous visitor; the browser requests what only the owner may see.
  prefetch: (queries, api, _, params) => queries.prefetchQuery(tagQueries.found(api, codeOf(params), undefined)),
  isMissing: (queries, params) => isUnknownTag(queries, codeOf(params)),
  head: (locale) => {
    const t = translator(foundTexts, locale);
    return { title: t('foundTag.page'), description: t('foundTag.description') };
  },
};
