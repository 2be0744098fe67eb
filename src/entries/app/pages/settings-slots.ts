import { loadVatRatesSetting } from '#features/invoices/web/index.ts';
import { Claims } from '#features/landing/web/index.ts';
import { deliveryDays } from '#features/physical-cards/delivery.ts';

/** What the settings show of features above them; loaded with their page. */
export const loadSettingsSlots = async () => ({
  Claims,
  VatRates: await loadVatRatesSetting(),
  postDays: deliveryDays.post,
});
