import { texts } from '#i18n/texts.ts';

/** Texts about the owner's own profiles on a community page. */
export const ownMembershipTexts = texts('ownMembership', {
  he: {
    title: 'להצטרף לקהילה',
    memberTitle: 'אתם בקהילה',
    loading: 'בודקים את הכרטיסים שלכם',
    failed: 'לא הצלחנו לבדוק את הכרטיסים שלכם',
    retry: 'ניסיון נוסף',
    none: { text: 'מצטרפים עם כרטיס דיגיטלי, ועדיין אין לכם אחד. בונים אותו בחמש דקות.', action: 'לבנות כרטיס' },
    unseen: { text: 'כדי להצטרף צריך כרטיס שאפשר לראות. פרסמו את {name} וחזרו לכאן.', action: 'לפרסם את הכרטיס' },
    form: {
      profile: 'עם איזה כרטיס?',
      one: 'מצטרפים עם הכרטיס {name}.',
      another: 'להצטרף עם כרטיס נוסף',
      listed: 'להציג אותי ברשימה',
      listedHint: 'מי שנכנס לקהילה יראה את השם, התפקיד והתמונה מהכרטיס שלכם.',
      submit: 'להצטרף',
      done: 'הצטרפתם לקהילה',
    },
    member: {
      unseen: 'הכרטיס לא מוצג עכשיו לאף אחד, ולכן גם לא ברשימה.',
      open: 'לפתוח את הכרטיס',
      leave: 'לעזוב',
      leaveTitle: 'לעזוב את הקהילה?',
      leaveText: 'הכרטיס {name} ייצא מהקהילה ומהרשימה. תמיד אפשר לחזור, מסוף התור.',
      leaveConfirm: 'לעזוב את הקהילה',
      left: 'עזבתם את הקהילה',
    },
    removed: {
      title: 'הכרטיס {name} הוסר מהקהילה',
      text: 'מי שמנהל את הקהילה הוציא אותו. אם זו טעות, כתבו לנו ונבדוק יחד.',
      action: 'לכתוב לנו',
    },
    demo: 'בחשבון ההדגמה ההצטרפות נשארת אצלכם: אחרים לא יראו אותה.',
    failure: 'זה לא הצליח',
  },
  en: {
    title: 'Join the community',
    memberTitle: 'You are in',
    loading: 'Checking your cards',
    failed: 'We could not check your cards',
    retry: 'Try again',
    none: {
      text: 'Joining takes a digital card, and you have none yet. Building one takes five minutes.',
      action: 'Build a card',
    },
    unseen: {
      text: 'Joining needs a card that people can see. Publish {name} and come back.',
      action: 'Publish the card',
    },
    form: {
      profile: 'With which card?',
      one: 'You join with the card {name}.',
      another: 'Join with another card',
      listed: 'Show me in the list',
      listedHint: 'Whoever opens the community sees the name, title and picture of your card.',
      submit: 'Join',
      done: 'You joined the community',
    },
    member: {
      unseen: 'Nobody can see this card right now, so it is not in the list either.',
      open: 'Open the card',
      leave: 'Leave',
      leaveTitle: 'Leave the community?',
      leaveText:
        'The card {name} leaves the community and its list. You can always come back, at the end of the queue.',
      leaveConfirm: 'Leave the community',
      left: 'You left the community',
    },
    removed: {
      title: 'The card {name} was removed',
      text: 'Whoever looks after the community took it out. If this is a mistake, write to us and we will look into it.',
      action: 'Write to us',
    },
    demo: 'In the demo account joining stays with you: others will not see it.',
    failure: 'That did not work',
  },
});
