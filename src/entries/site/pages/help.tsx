import { cardPricesQuery, HelpPage, helpHead, knownCardPrices } from '#features/help/web/index.ts';
import { showSupportChat } from '#features/support/web/index.ts';
import type { PageModule } from '../page-module.ts';

const Help = () => <HelpPage onChat={() => showSupportChat()} />;

export const page: PageModule = {
  Page: Help,
  prefetch: (queries, api) => queries.prefetchQuery(cardPricesQuery(api)),
  head: (locale, { queries }) => helpHead(locale, knownCardPrices(queries)),
};
