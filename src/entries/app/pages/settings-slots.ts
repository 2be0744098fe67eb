import { loadVatRatesSetting } from '#features/invoices/web/index.ts';
import { Claims } from '#features/landing/web/index.ts';
import { deliveryDays } from '#features/physical-cards/delivery.ts';

/** Components of higher features that the settings page shows; loaded with the page. */
export const loadSettingsSlots = async () => ({
  Claims,
  VatRates: await loadVatRatesSetting(),
  postDays: deliveryDays.post,
});
