import { paymentDemoTexts } from '#features/sandbox-bank/texts.ts';
import { PaymentDemoPage } from '#features/sandbox-bank/web/index.ts';
import { translator } from '#i18n/translator.ts';
import type { PageModule } from '../page-module.ts';

export const page: PageModule = {
  Page: PaymentDemoPage,
  head: (locale) => {
    const t = translator(paymentDemoTexts, locale);
    return { title: t('paymentDemo.page'), description: t('paymentDemo.lead') };
  },
};
