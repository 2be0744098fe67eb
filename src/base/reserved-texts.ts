/** A long list reads best as the words alone. */
export const splitWords = (list: string): string[] => list.trim().split(/\s+/);

/** Of what reads as us, a sign-in, a payment, support or security: each alone is enough. */
export const hebrewReservedWords: readonly string[] = splitWords(`
  נגיעה צוות-נגיעה כניסה התחברות הרשמה הזדהות סיסמה סיסמא סיסמאות אימות חשבון החשבון תשלום תשלומים לתשלום אשראי חיוב
  חיובים חשבונית חשבוניות ארנק החזר החזרים בנק הבנק תמיכה שירות מוקד עזרה אבטחה אבטחת בטיחות מאובטח מאובטחת הונאה
  מנהל מנהלת הנהלה מערכת צוות רשמי משטרה לאומי הפועלים פועלים דיסקונט טפחות הבינלאומי ישראכרט ויזה ביט פייבוקס
  פייפאל סליקה מסים מיסים
`);

/** Ordinary words and people's names, which say nothing of the kind until one of the others stands beside them. */
export const hebrewWeakWords: readonly string[] = splitWords(`
  שלי שלך שלכם לקוחות לקוח מידע כרטיס כרטיסי אישי אישית מזרחי מקס כאל יהב דואר ישראל ביטוח רשות מרכז מרכזי טכנית
  טכני חדש אתר האתר דיגיטל דיגיטלי
`);

/** Whole names that only together say whose they are. */
export const hebrewReservedPairs: readonly string[] = ['דואר-ישראל', 'רשות-המסים', 'רשות-המיסים', 'ביטוח-לאומי'];
