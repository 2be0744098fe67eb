import { SubscriptionRequiredPage } from '#features/profiles/web/index.ts';
import type { PageModule } from '../page-module.ts';
import { siteHead } from '../site-head.ts';

const SubscriptionRequired = () => (
  <SubscriptionRequiredPage onJoined={() => window.location.assign('/subscription')} />
);

export const page: PageModule = { Page: SubscriptionRequired, head: siteHead('subscriptionRequired') };
