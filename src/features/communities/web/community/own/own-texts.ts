import { texts } from '#i18n/texts.ts';

/** Texts about the owner's own profiles on a community page. */
export const ownMembershipTexts = texts('ownMembership', {
  title: ['הצטרפות לקהילה', 'Join the community'],
  memberTitle: ['אתם בקהילה', 'You’re in'],
  loading: ['בודקים את הכרטיסים שלכם', 'Checking your cards'],
  failed: ['לא הצלחנו לבדוק את הכרטיסים שלכם', 'We could not check your cards'],
  retry: ['לנסות שוב', 'Try again'],
  none: {
    text: [
      'מצטרפים עם כרטיס דיגיטלי, ועדיין אין לכם אחד. יוצרים אותו בחמש דקות.',
      'You join with a digital card, and you don’t have one yet. Creating one takes five minutes.',
    ],
    action: ['יצירת כרטיס', 'Create a card'],
  },
  unseen: {
    text: [
      'כדי להצטרף צריך כרטיס שאפשר לראות. פרסמו את ״{name}״ וחזרו לכאן.',
      'To join you need a card that people can see. Publish “{name}” and come back.',
    ],
    action: ['פרסום הכרטיס', 'Publish the card'],
  },
  form: {
    profile: ['עם איזה כרטיס?', 'With which card?'],
    one: ['מצטרפים עם הכרטיס ״{name}״.', 'You join with the card “{name}”.'],
    another: ['הצטרפות עם כרטיס נוסף', 'Join with another card'],
    listed: ['להציג אותי ברשימה', 'Show me in the list'],
    listedHint: [
      'מי שנכנס לקהילה יראה את השם, התפקיד והתמונה מהכרטיס שלכם.',
      'People who open the community will see the name, title and picture from your card.',
    ],
    submit: ['הצטרפות', 'Join'],
    done: ['הצטרפתם לקהילה', 'You joined the community'],
  },
  member: {
    unseen: [
      'הכרטיס לא מוצג עכשיו לאף אחד, ולכן גם לא ברשימה.',
      'No one can see this card right now, so it is not in the list either.',
    ],
    open: ['פתיחת הכרטיס', 'Open the card'],
    leave: ['עזיבה', 'Leave'],
    leaveTitle: ['לעזוב את הקהילה?', 'Leave the community?'],
    leaveText: [
      'הכרטיס ״{name}״ ייצא מהקהילה ומהרשימה. תמיד אפשר לחזור, אבל לסוף הרשימה.',
      'The card “{name}” will leave the community and its list. You can always come back, but at the end of the list.',
    ],
    leaveConfirm: ['לעזוב את הקהילה', 'Leave the community'],
    left: ['עזבתם את הקהילה', 'You left the community'],
  },
  removed: {
    title: ['הכרטיס ״{name}״ הוסר מהקהילה', 'The card “{name}” was removed'],
    text: [
      'מי שמנהל את הקהילה הסיר אותו. אם זו טעות, כתבו לנו ונבדוק יחד.',
      'The community’s manager removed it. If this is a mistake, write to us and we’ll look into it.',
    ],
    action: ['כתבו לנו', 'Write to us'],
  },
  demo: [
    'בחשבון ההדגמה ההצטרפות נשארת אצלכם: אחרים לא יראו אותה.',
    'In the demo account only you can see that you joined.',
  ],
});
