import { texts } from '#i18n/texts.ts';

export const frameTexts = texts('bankFrame', {
  he: { fields: 'פרטי כרטיס האשראי', challenge: 'אישור התשלום מול הבנק' },
  en: { fields: 'Card details', challenge: 'Approving the payment with the bank' },
});
