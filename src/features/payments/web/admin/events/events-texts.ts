import { texts } from '#i18n/texts.ts';

/** `/admin/payment-events`: webhooks of the payment provider. */
export const paymentEventsTexts = texts('paymentEvents', {
  title: ['עדכוני סליקה', 'Payment events'],
  lead: [
    'מה שחברת הסליקה הודיעה לנו. אחרי כל הודעה אנחנו מבררים אצלה מה קרה בתשלום.',
    'What the payment provider told us. After each message we ask it what became of the payment.',
  ],
  caption: ['רשימת העדכונים', 'The list of events'],
  search: ['המזהה של ההודעה', 'ID of the event'],
  empty: {
    title: ['אין עדכונים', 'No events'],
    text: ['כשחברת הסליקה תודיע על תשלום, זה יופיע כאן.', 'When the provider tells of a payment, it appears here.'],
  },
  columns: {
    type: ['הודעה', 'Event'],
    provider: ['מאת', 'From'],
    payment: ['תשלום', 'Payment'],
    state: ['מצב', 'State'],
    at: ['מתי', 'When'],
  },
  states: { applied: ['טופל', 'Handled'], waiting: ['מחכה לטיפול', 'Waiting'] },
});
