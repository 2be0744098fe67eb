import { texts } from '#i18n/texts.ts';

export const packagesTexts = texts('packages', {
  pricing: {
    title: ['מחיר ברור, בלי כוכביות', 'Clear prices, no small print'],
    lead: ['מתחילים בחינם, ומשדרגים רק כשהעסק צריך.', 'Start for free, and upgrade only when your business needs it.'],
    vat: ['המחירים כוללים מע״מ. אפשר לבטל בכל רגע.', 'Prices include VAT. Cancel whenever you like.'],
    cycle: ['תקופת החיוב', 'Billing period'],
    monthly: ['חודשי', 'Monthly'],
    yearly: ['שנתי', 'Yearly'],
    perMonth: ['לחודש', 'a month'],
    perYear: ['לשנה', 'a year'],
    forever: ['לתמיד', 'forever'],
    was: ['במקום', 'instead of'],
    saving: ['חוסכים {percent}%', 'Save {percent}%'],
    popular: ['הכי פופולרית', 'Most popular'],
    includes: ['מה כלול בחבילה ״{name}״', 'What {name} includes'],
    choose: ['לבחור בחבילה ״{name}״', 'Choose {name}'],
    start: ['מתחילים בחינם', 'Start for free'],
    quote: ['צריכים משהו אחר?', 'Need something else?'],
    quoteAction: ['כתבו לנו', 'Write to us'],
  },
});
