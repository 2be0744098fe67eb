import { texts } from '#i18n/texts.ts';

export const paymentTexts = texts('block', {
  he: {
    payment: {
      name: 'תשלום בביט ובפייבוקס',
      about: 'קישור שלקוחות משלמים בו',
      count:
        '{count, plural, =0 {עוד אין קישורי תשלום} one {קישור תשלום אחד} two {שני קישורי תשלום} other {# קישורי תשלום}}',
      page: { title: 'תשלום', bit: 'תשלום ב־Bit', paybox: 'תשלום ב־PayBox' },
      form: {
        label: 'מה כתוב על הכפתור',
        labelPlaceholder: 'למשל: תשלום בביט',
        address: 'קישור התשלום',
        hint: 'באפליקציה של ביט או של פייבוקס יוצרים קישור לתשלום, מעתיקים ומדביקים כאן.',
        bad: 'זה לא קישור של ביט או של פייבוקס',
        add: 'הוספת קישור תשלום',
        one: 'קישור תשלום {position}',
      },
    },
  },
  en: {
    payment: {
      name: 'Pay with Bit or PayBox',
      about: 'A link that customers pay with',
      count: '{count, plural, =0 {No payment links yet} one {One payment link} other {# payment links}}',
      page: { title: 'Payment', bit: 'Pay with Bit', paybox: 'Pay with PayBox' },
      form: {
        label: 'What the button says',
        labelPlaceholder: 'For example: pay with Bit',
        address: 'Payment link',
        hint: 'In the Bit or PayBox app, create a payment link, copy it and paste it here.',
        bad: 'This is not a link of Bit or PayBox',
        add: 'Add a payment link',
        one: 'Payment link {position}',
      },
    },
  },
});
