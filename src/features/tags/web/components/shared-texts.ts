import { texts } from '#i18n/texts.ts';

export const tagSharedTexts = texts('tag', {
  nameless: ['כרטיס {code}', 'Card {code}'],
  untitled: ['כרטיס בלי שם', 'Unnamed card'],
  state: {
    making: ['בהכנה', 'Being made'],
    unassigned: ['עוד לא הופעל', 'Not activated yet'],
    active: ['פעיל', 'Active'],
    frozen: ['אבד, מוקפא', 'Lost, frozen'],
    retired: ['יצא משימוש', 'No longer in use'],
  },
  status: {
    draft: ['טיוטה', 'draft'],
    published: ['באוויר', 'live'],
    paused: ['מושהה', 'paused'],
    suspended: ['הושעה', 'suspended'],
    expired: ['לא כלול בחבילה', 'not in your plan'],
    leaving: ['לא מוצג', 'not shown'],
  },
  opens: {
    now: ['פותח את', 'Opens'],
    until: ['פותח עד {until} את', 'Until {until}, opens'],
    instead: ['בינתיים פותח את', 'For now it opens'],
    nothing: [
      'כרגע אין מה לפתוח, ומי שנוגע רואה הודעה מנומסת במקום.',
      'There is nothing to open right now: anyone who taps it sees a polite notice instead.',
    ],
    frozen: [
      'מי שנוגע בו רואה הודעה מנומסת שהכרטיס אבד.',
      'Anyone who taps it sees a polite notice that the card is lost.',
    ],
    retired: ['הכרטיס הזה כבר לא פותח שום דבר.', 'This card no longer opens anything.'],
  },
  reason: {
    draft: ['הכרטיס הדיגיטלי {name} עוד לא פורסם.', 'The digital card {name} is not published yet.'],
    paused: ['הכרטיס הדיגיטלי {name} מושהה.', 'The digital card {name} is paused.'],
    suspended: ['הכרטיס הדיגיטלי {name} הושעה.', 'The digital card {name} is suspended.'],
    expired: ['הכרטיס הדיגיטלי {name} לא כלול בחבילה שלכם.', 'The digital card {name} is not in your plan.'],
    leaving: [
      'החשבון מחכה למחיקה, והכרטיס הדיגיטלי {name} לא מוצג.',
      'The account is waiting to be deleted, and the digital card {name} is not shown.',
    ],
    deleted: ['הכרטיס הדיגיטלי שבחרתם נמחק.', 'The digital card you chose was deleted.'],
  },
  repair: {
    draft: ['השלמה ופרסום', 'Complete and publish it'],
    paused: ['החזרה לאוויר', 'Put it back online'],
    expired: ['לחבילות', 'See the plans'],
  },
  panel: {
    title: ['כרטיסי ה־NFC שלכם', 'Your NFC cards'],
    lead: [
      'מה כל אחד פותח, ומה עושים אם אחד הולך לאיבוד.',
      'What each of them opens, and what to do when one is lost.',
    ],
    loading: ['טוענים את כרטיסי ה־NFC', 'Loading your NFC cards'],
    failed: ['לא הצלחנו לטעון את כרטיסי ה־NFC', 'We could not load your NFC cards'],
    retry: ['לנסות שוב', 'Try again'],
    empty: ['עוד אין לכם כרטיסי NFC.', 'You have no NFC cards yet.'],
    emptyText: [
      'קיבלתם כרטיס NFC חדש? הצמידו אותו לטלפון, והוא יופעל ויופיע כאן.',
      'Got a new one? Hold it to your phone: that activates it, and it appears here.',
    ],
    taps: [
      '{count, plural, =0 {בלי נגיעות ב־30 הימים האחרונים} one {נגיעה אחת ב־30 הימים האחרונים} two {שתי נגיעות ב־30 הימים האחרונים} other {# נגיעות ב־30 הימים האחרונים}}',
      '{count, plural, =0 {No taps in the last 30 days} one {One tap in the last 30 days} other {# taps in the last 30 days}}',
    ],
    offered: ['מחכה שיקבלו אותו', 'Waiting to be accepted'],
  },
  freeze: {
    button: ['אבד לי', 'I lost it'],
    buttonOf: ['אבד לי: {name}', 'I lost it: {name}'],
    title: ['להקפיא את הכרטיס?', 'Freeze this card?'],
    text: [
      'מעכשיו מי שיצמיד אותו לטלפון לא יראה את הפרטים שלכם, אלא הודעה שהכרטיס אבד ואפשרות לכתוב לכם. ברגע שיימצא תוכלו לבטל את ההקפאה.',
      'From now on anyone who holds it to a phone will not see your details, but a notice that the card is lost and a way to write to you. Once it turns up, you can unfreeze it.',
    ],
    confirm: ['להקפיא את הכרטיס', 'Freeze the card'],
    done: ['הכרטיס מוקפא', 'The card is frozen'],
    doneText: ['מי שימצא אותו יוכל לכתוב לכם.', 'Anyone who finds it can write to you.'],
  },
  unfreeze: {
    button: ['נמצא!', 'Found it!'],
    buttonOf: ['נמצא! {name}', 'Found it! {name}'],
    done: ['הכרטיס שוב פעיל', 'The card is active again'],
    doneText: ['הוא פותח את מה שפתח קודם.', 'It opens what it opened before.'],
  },
});
