import { texts } from '#i18n/texts.ts';

export const vatAdminTexts = texts('vatAdmin', {
  caption: ['שיעורי המע״מ לפי תאריך', 'VAT rates by date'],
  since: ['מיום', 'From'],
  rate: ['שיעור', 'Rate'],
  state: ['מצב', 'State'],
  over: ['היה בתוקף', 'Past'],
  current: ['בתוקף', 'In force'],
  future: ['עתידי', 'Upcoming'],
  drop: ['מחיקה: השיעור שמיום {day}', 'Remove the rate from {day}'],
  dropShort: ['מחיקה', 'Remove'],
  dropTitle: ['למחוק את השיעור העתידי?', 'Remove the upcoming rate?'],
  dropText: [
    'מיום {day} ימשיך לחול השיעור שקודם לו. אפשר להוסיף שוב עד אותו יום.',
    'From {day} the previous rate will stay in force. You can add it again until that day.',
  ],
  dropped: ['השיעור נמחק', 'The rate was removed'],
  addTitle: ['שיעור חדש מיום עתידי', 'A new rate from a future date'],
  percent: ['שיעור באחוזים', 'Rate in percent'],
  add: ['הוספה', 'Add'],
  addAskTitle: ['מע״מ {rate} מיום {day}?', 'VAT of {rate} from {day}?'],
  addAskText: [
    'כל חשבונית מהיום הזה תחושב לפי השיעור החדש. המחירים ללקוחות לא משתנים.',
    'Every invoice from that day on is calculated at the new rate. Customer prices don’t change.',
  ],
  addConfirm: ['לקבוע את השיעור', 'Set the rate'],
  added: ['השיעור נקבע', 'The rate is set'],
  past: ['בחרו יום שעוד לא הגיע', 'Choose a day in the future'],
  badPercent: ['כתבו מספר בין 0 ל־50, למשל 18 או 17.5', 'Enter a number between 0 and 50, such as 18 or 17.5'],
  failed: ['לא הצלחנו לטעון את שיעורי המע״מ', 'We couldn’t load the VAT rates'],
});
