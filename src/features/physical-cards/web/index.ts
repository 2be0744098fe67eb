/** Pages are loaded on demand, so that the list does not include the designer's code. */
export const loadPhysicalCardsPage = async () => ({
  Page: (await import('./home/physical-cards-page.tsx')).PhysicalCardsPage,
});
export const loadDesignerPage = async () => ({ Page: (await import('./designer/designer-page.tsx')).DesignerPage });
export const loadOrderFormPage = async () => ({ Page: (await import('./order/order-form-page.tsx')).OrderFormPage });
export const loadPhysicalOrderPage = async () => ({
  Page: (await import('./list/physical-order-page.tsx')).PhysicalOrderPage,
});
export const loadPointsAdminPage = async () => ({ Page: (await import('./admin-pages.ts')).PointsAdminPage });

export const loadCardPricesPage = async () => ({ Page: (await import('./admin-pages.ts')).CardPricesPage });

/** Names of materials and states. */
export { physicalCardLabelTexts } from '../label-texts.ts';
export { orderLabelTexts } from '../order-label-texts.ts';
/** The card face can be used elsewhere without the rest. */
export { PhysicalCardFace } from './face/physical-card-face.tsx';
