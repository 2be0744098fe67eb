import { texts } from '#i18n/texts.ts';

/** `/admin/webhooks`: leads that were sent on to owners' systems. */
export const webhooksAdminTexts = texts('adminWebhooks', {
  title: ['שליחה למערכות', 'Webhooks'],
  lead: [
    'פניות שנשלחו למערכות של לקוחות, והאם הגיעו. מה שכתוב בפנייה לא מופיע כאן.',
    'Leads that were sent on to customers’ systems, and whether they arrived. What a lead says is not shown here.',
  ],
  caption: ['רשימת השליחות', 'The list of deliveries'],
  search: ['שם או מייל של לקוח, או שרת', 'Name or email of a customer, or a server'],
  empty: {
    title: ['אין שליחות', 'No deliveries'],
    text: [
      'כשלקוח יחבר מערכת ותגיע אליו פנייה, היא תופיע כאן.',
      'Once a customer connects a system and gets a lead, it appears here.',
    ],
  },
  columns: {
    owner: ['לקוח', 'Customer'],
    state: ['מצב', 'State'],
    result: ['התשובה', 'Answer'],
    attempts: ['ניסיונות', 'Attempts'],
    next: ['הניסיון הבא', 'Next attempt'],
    at: ['מתי', 'When'],
    actions: ['פעולות', 'Actions'],
  },
  states: {
    waiting: ['בדרך', 'On its way'],
    delivered: ['הגיעה', 'Delivered'],
    failed: ['לא הגיעה', 'Not delivered'],
    dropped: ['כבר לא נחוצה', 'Not needed any more'],
  },
  errors: {
    address: ['הכתובת לא נגישה מהאינטרנט', 'The address is not reachable from the internet'],
    host: ['אין שרת בשם הזה', 'No server by this name'],
    connection: ['אין חיבור לשרת', 'No connection to the server'],
    certificate: ['תעודת האבטחה לא תקינה', 'Invalid security certificate'],
    timeout: ['השרת לא ענה בזמן', 'The server did not answer in time'],
    status: ['השרת ענה {status}', 'The server answered {status}'],
    secret: ['אי אפשר לחתום עם המפתח', 'The secret cannot be used'],
  },
  retry: {
    button: ['שליחה חוזרת', 'Send again'],
    of: ['שליחה חוזרת אל {host}, שליחה {id}', 'Send again to {host}, delivery {id}'],
    title: ['לשלוח שוב אל {host}?', 'Send again to {host}?'],
    text: [
      'הפנייה תישלח לכתובת שמוגדרת עכשיו אצל הלקוח, עם אותו מזהה. מערכת שכבר קיבלה אותה תזהה זאת.',
      'The lead goes to the address that the customer has set now, with the same ID. A system that already has it can tell.',
    ],
    action: ['שליחה', 'Send'],
    done: ['הפנייה יוצאת שוב', 'The lead is going out again'],
  },
});
