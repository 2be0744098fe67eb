import { texts } from '#i18n/texts.ts';

export const onBehalfTexts = texts('onBehalf', {
  title: ['בשם הלקוח', 'On the customer’s behalf'],
  text: [
    'רק אחרי שווידאתם שאתם מדברים עם הלקוח. על כל פעולה נשלח אליו מייל.',
    'Only once you are sure that you are talking to the customer. Each of these is emailed to them.',
  ],
  email: {
    button: ['החלפת כתובת מייל', 'Change the email address'],
    title: ['להחליף את כתובת המייל?', 'Change the email address?'],
    text: [
      'השינוי נכנס לתוקף מיד, וכל המכשירים ינותקו. לכתובת החדשה נשלח קישור לאימות, ולכתובת הקודמת ({email}) נשלח מייל שאפשר לבטל ממנו את השינוי ב־7 הימים הקרובים.',
      'It takes effect at once, and all devices are signed out. The new address gets a link to confirm it, and the former one ({email}) an email that can undo the change for 7 days.',
    ],
    textUnverified: [
      'השינוי נכנס לתוקף מיד, וכל המכשירים ינותקו. לכתובת החדשה נשלח קישור לאימות. הכתובת הקודמת ({email}) לא אומתה, ולכן לא נכתוב אליה.',
      'It takes effect at once, and all devices are signed out. The new address gets a link to confirm it. The former one ({email}) was never confirmed, so we do not write to it.',
    ],
    label: ['הכתובת החדשה', 'The new address'],
    action: ['להחליף את הכתובת', 'Change the address'],
    done: ['הכתובת הוחלפה, ושלחנו קישור לאימות', 'The address was changed, and we sent a link to confirm it'],
  },
  verification: {
    button: ['שליחת אימות מחדש', 'Send the confirmation again'],
    title: ['לשלוח שוב את מייל האימות?', 'Send the confirmation email again?'],
    text: [
      'נשלח ל־{email} קישור חדש, והקישור הקודם יפסיק לעבוד.',
      'We send {email} a new link, and the previous one stops working.',
    ],
    action: ['לשלוח', 'Send'],
    done: ['מייל האימות נשלח', 'The confirmation email was sent'],
  },
  export: {
    button: ['שליחת קובץ המידע', 'Send the data export'],
    title: ['להכין ללקוח קובץ עם כל המידע שלו?', 'Prepare a file with all the customer’s data?'],
    text: [
      'כשהקובץ יהיה מוכן נשלח קישור ל־{email}. רק הלקוח יכול להוריד אותו, אחרי כניסה לחשבון ובתוך {hours} שעות.',
      'When the file is ready, we send a link to {email}. Only the customer can download it, signed in and within {hours} hours.',
    ],
    action: ['להכין ולשלוח', 'Prepare and send'],
    done: ['הקובץ בהכנה, והקישור יישלח ללקוח', 'The file is being prepared, and the customer will get the link'],
  },
  deletion: {
    button: ['מחיקת החשבון', 'Delete the account'],
    title: ['להתחיל למחוק את החשבון של {name}?', 'Begin to delete the account of {name}?'],
    text: [
      'הלקוח ינותק והכרטיסים ירדו מהאוויר. אחרי {days} ימים הכול יימחק לתמיד. עד אז הלקוח או אתם יכולים לבטל.',
      'The customer is signed out and the cards go offline. After {days} days everything is deleted for good. Until then you or the customer can cancel.',
    ],
    action: ['להתחיל במחיקה', 'Begin the deletion'],
    done: ['המחיקה התחילה, ושלחנו על כך מייל', 'The deletion has begun, and we emailed the customer'],
  },
  keep: {
    button: ['ביטול המחיקה', 'Cancel the deletion'],
    title: ['להשאיר את החשבון של {name}?', 'Keep the account of {name}?'],
    text: ['הכרטיסים יחזרו לאוויר, ונשלח ללקוח מייל.', 'The cards go online again, and we email the customer.'],
    action: ['להשאיר את החשבון', 'Keep the account'],
    back: ['חזרה', 'Back'],
    done: ['המחיקה בוטלה', 'The deletion was cancelled'],
  },
});
