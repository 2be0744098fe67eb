import { SubscriptionRequiredPage } from '#features/profiles/web/index.ts';
import { translator } from '#i18n/translator.ts';
import type { PageModule } from '../page-module.ts';
import { siteTexts } from '../texts.ts';

const SubscriptionRequired = () => (
  <SubscriptionRequiredPage onJoined={() => window.location.assign('/subscription')} />
);

export const page: PageModule = {
  Page: SubscriptionRequired,
  head: (locale) => {
    const t = translator(siteTexts, locale);
    return { title: t('site.subscriptionRequired.title'), description: t('site.subscriptionRequired.description') };
  },
};
