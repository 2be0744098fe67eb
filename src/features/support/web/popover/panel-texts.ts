import { texts } from '#i18n/texts.ts';

export const supportPanelTexts = texts('supportPanel', {
  title: ['הודעות תמיכה', 'Support messages'],
  newInquiry: ['פנייה חדשה', 'New inquiry'],
  more: ['הצגת עוד', 'Show more'],
  closed: ['סגורה', 'Closed'],
  newMessages: ['הודעה חדשה', 'New message'],
  support: ['התמיכה', 'Support'],
  you: ['אתם', 'You'],
  fromSupport: ['התמיכה:', 'Support:'],
  loading: ['טוענים את ההודעות', 'Loading messages'],
  emptyTitle: ['עדיין לא דיברנו', 'We have not talked yet'],
  emptyText: [
    'יש שאלה, תקלה או רעיון? כתבו לנו, והשיחה תחכה לכם כאן.',
    'A question, a problem, an idea? Write to us, and the conversation will wait for you here.',
  ],
  adminEmptyTitle: ['אין פניות', 'No inquiries'],
  adminEmptyText: [
    'כשמישהו יכתוב לתמיכה, השיחה תופיע כאן.',
    'When somebody writes to support, the conversation shows up here.',
  ],
  failed: ['לא הצלחנו לטעון את ההודעות', 'We could not load the messages'],
  retry: ['לנסות שוב', 'Try again'],
});
