import { texts } from '#i18n/texts.ts';

export const jobsAdminTexts = texts('adminJobs', {
  title: ['משימות רקע', 'Background jobs'],
  lead: [
    'מה שהמערכת עושה מאחורי הקלעים: מיילים, חיובים, סיכומים. משימה שהסתיימה נעלמת מכאן.',
    'What the product does behind the scenes: emails, charges, summaries. A finished job leaves this list.',
  ],
  caption: ['משימות שעוד לא הסתיימו', 'Jobs that are not done'],
  search: ['שם המשימה, מילים מהתקלה או מספר', 'Name of the job, words of the error or number'],
  empty: {
    title: ['אין משימות', 'No jobs'],
    text: ['כל מה שהיה צריך לקרות ברקע כבר קרה.', 'All that had to happen in the background has happened.'],
  },
  columns: {
    name: ['משימה', 'Job'],
    state: ['מצב', 'State'],
    attempts: ['ניסיונות', 'Attempts'],
    next: ['הניסיון הבא', 'Next attempt'],
    added: ['נוספה', 'Added'],
    actions: ['פעולות', 'Actions'],
  },
  states: {
    failed: ['לא הצליחה', 'Failed'],
    retrying: ['תנסה שוב', 'Will retry'],
    running: ['רצה עכשיו', 'Running'],
    waiting: ['מחכה לתורה', 'Waiting'],
  },
  attempts: ['{attempts} מתוך {max}', '{attempts} of {max}'],
  retry: {
    button: ['הרצה עכשיו', 'Run now'],
    of: ['הרצה עכשיו: ״{name}״, משימה {id}', 'Run now: “{name}”, job {id}'],
    done: ['המשימה תרוץ עכשיו', 'The job runs now'],
  },
  remove: {
    button: ['ויתור', 'Give up'],
    of: ['ויתור: ״{name}״, משימה {id}', 'Give up: “{name}”, job {id}'],
    title: ['לוותר על המשימה?', 'Give this job up?'],
    text: [
      'מה שהיא הייתה אמורה לעשות לא יקרה, למשל מייל שלא יישלח. אי אפשר להחזיר אותה.',
      'What it should have done does not happen, such as an email that is not sent. It cannot be brought back.',
    ],
    action: ['ויתור על המשימה', 'Give the job up'],
    done: ['המשימה בוטלה', 'The job is given up'],
  },
});
