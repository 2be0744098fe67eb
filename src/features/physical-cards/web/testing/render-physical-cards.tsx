import type { ReactNode } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import type { Tag } from '#features/tags/contract.ts';
import { tagQueries } from '#features/tags/web/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { type PageOptions, pageOf, renderPage } from '#testing/render-page.tsx';
import type { PhysicalCardPrices, PhysicalOrder, PhysicalOrderWithHistory, SavedDesign } from '../../contract.ts';
import type { PickupPoint } from '../../points-contract.ts';
import { ownProfilesQuery } from '../components/own-profiles-query.ts';
import { physicalCardQueries } from '../use-physical-cards.ts';

interface Known {
  readonly locale?: Locale;
  readonly profiles?: Profile[];
  readonly designs?: SavedDesign[];
  readonly orders?: PhysicalOrder[];
  readonly tags?: Tag[];
  readonly prices?: PhysicalCardPrices;
  readonly points?: PickupPoint[];
  readonly design?: SavedDesign;
  readonly order?: PhysicalOrderWithHistory;
}

/** For tests: renders a page as HTML with cached query data. */
export const renderPhysicalCards = (page: ReactNode, path: string, at: string, known?: Known): string =>
  renderPage(page, optionsOf(path, at, known));

/** For dom tests: a page in its providers with cached query data. */
export const physicalCardsPage = (page: ReactNode, path: string, at: string, known?: Known): ReactNode =>
  pageOf(page, optionsOf(path, at, known));

function optionsOf(path: string, at: string, known: Known = {}): PageOptions {
  const { locale = 'he', profiles, designs, orders, tags, prices, points, design, order } = known;
  return {
    locale,
    path,
    at,
    prepare: (queries, api) => {
      if (profiles) queries.setQueryData(ownProfilesQuery.queryKey, profiles);
      if (designs) queries.setQueryData(physicalCardQueries.designs(api).queryKey, designs);
      if (orders) queries.setQueryData(physicalCardQueries.orders(api).queryKey, orders);
      if (tags) queries.setQueryData(tagQueries.list(api).queryKey, tags);
      if (prices) queries.setQueryData(physicalCardQueries.prices(api, locale).queryKey, prices);
      if (points) queries.setQueryData(physicalCardQueries.points(api, locale).queryKey, points);
      if (design) queries.setQueryData(physicalCardQueries.design(api, design.id).queryKey, design);
      if (order) queries.setQueryData(physicalCardQueries.order(api, order.id).queryKey, order);
    },
  };
}
