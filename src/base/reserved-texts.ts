/** Splits a whitespace-separated list, which is easier to read than an array of strings. */
export const splitWords = (list: string): string[] => list.trim().split(/\s+/);

/** Words that suggest our brand, a sign-in, a payment, support or security: each one alone makes a name reserved. */
export const hebrewReservedWords: readonly string[] = splitWords(`
  נגיעה צוות-נגיעה כניסה התחברות הרשמה הזדהות סיסמה סיסמא סיסמאות אימות חשבון החשבון תשלום תשלומים לתשלום אשראי חיוב
  חיובים חשבונית חשבוניות ארנק החזר החזרים בנק הבנק תמיכה שירות מוקד עזרה אבטחה אבטחת בטיחות מאובטח מאובטחת הונאה
  מנהל מנהלת הנהלה מערכת צוות רשמי משטרה לאומי הפועלים פועלים דיסקונט טפחות הבינלאומי ישראכרט ויזה ביט פייבוקס
  פייפאל סליקה מסים מיסים
`);

/** Ordinary words and personal names that make a name reserved only together with a strong word. */
export const hebrewWeakWords: readonly string[] = splitWords(`
  שלי שלך שלכם לקוחות לקוח מידע כרטיס כרטיסי אישי אישית מזרחי מקס כאל יהב דואר ישראל ביטוח רשות מרכז מרכזי טכנית
  טכני חדש אתר האתר דיגיטל דיגיטלי
`);

/** Names that are reserved only as a whole. */
export const hebrewReservedPairs: readonly string[] = ['דואר-ישראל', 'רשות-המסים', 'רשות-המיסים', 'ביטוח-לאומי'];
