import { z } from 'zod';
import { localizedText, webAddress } from '#base/schemas.ts';
import { texts } from '#i18n/texts.ts';
import { defineBlock, linkTarget, listOf } from '../define-block.ts';

export const maxPayments = 6;

/** Payment apps have no public link format; the pasted link must be on one of their hosts. */
const hosts = ['bitpay.co.il', 'www.bitpay.co.il', 'payboxapp.page.link', 'links.payboxapp.com', 'payboxapp.com'];
const payAddress = webAddress.refine((address) => hosts.includes(new URL(address).hostname), {
  error: 'errors.invalid',
});

export const paymentBlock = defineBlock({
  shape: { items: listOf(z.object({ label: localizedText(80), address: payAddress }), maxPayments) },
  empty: () => ({ items: [{ label: {}, address: '' }] }),
  list: { name: 'items', blankIn: ['label', 'address'], needs: 'address' },
  links: ({ items }) => items,
  targets: ({ items }) => items.flatMap(({ address, label }) => linkTarget(address, label)),
});

export const paymentTexts = texts('block', {
  payment: {
    name: ['תשלום בביט ובפייבוקס', 'Pay with Bit or PayBox'],
    about: ['קישור שדרכו לקוחות משלמים', 'A link that customers pay with'],
    count: [
      '{count, plural, =0 {עוד אין קישורי תשלום} one {קישור תשלום אחד} two {שני קישורי תשלום} other {# קישורי תשלום}}',
      '{count, plural, =0 {No payment links yet} one {One payment link} other {# payment links}}',
    ],
    page: {
      title: ['תשלום', 'Payment'],
      bit: ['תשלום בביט', 'Pay with Bit'],
      paybox: ['תשלום בפייבוקס', 'Pay with PayBox'],
    },
    form: {
      label: ['מה כתוב על הכפתור', 'What the button says'],
      labelPlaceholder: ['למשל: תשלום בביט', 'For example: pay with Bit'],
      address: ['קישור התשלום', 'Payment link'],
      hint: [
        'באפליקציה של ביט או של פייבוקס יוצרים קישור לתשלום, מעתיקים ומדביקים כאן.',
        'In the Bit or PayBox app, create a payment link, copy it and paste it here.',
      ],
      add: ['הוספת קישור תשלום', 'Add a payment link'],
      one: ['קישור תשלום {position}', 'Payment link {position}'],
    },
  },
});
