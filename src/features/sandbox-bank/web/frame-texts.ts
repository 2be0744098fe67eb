import { texts } from '#i18n/texts.ts';

export const frameTexts = texts('bankFrame', {
  fields: ['פרטי כרטיס האשראי', 'Card details'],
  challenge: ['אישור התשלום מול הבנק', 'Approving the payment with the bank'],
});
