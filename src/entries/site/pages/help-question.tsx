import { isHelpSlug } from '#features/help/questions.ts';
import { cardPricesQuery, HelpQuestionPage, helpHead, knownCardPrices } from '#features/help/web/index.ts';
import { showSupportChat } from '#features/support/web/index.ts';
import type { PageParams } from '../../page-paths.ts';
import type { PageModule } from '../page-module.ts';

const slugOf = ({ slug = '' }: PageParams): string => slug;

const HelpQuestion = ({ params }: { params: PageParams }) => (
  <HelpQuestionPage slug={slugOf(params)} onChat={() => showSupportChat()} />
);

export const page: PageModule = {
  Page: HelpQuestion,
  prefetch: (queries, api) => queries.prefetchQuery(cardPricesQuery(api)),
  isMissing: (_, params) => !isHelpSlug(slugOf(params)),
  head: (locale, { queries, params }) => helpHead(locale, knownCardPrices(queries), slugOf(params)),
};
