import type { HelpContent } from '../answer.ts';

export const paymentsTexts: HelpContent<'payments'> = {
  'ways-to-pay': {
    he: {
      question: 'איך משלמים, והאם זה בטוח?',
      answer: [
        'בכרטיס אשראי, דרך חברת סליקה. מספר הכרטיס מוקלד אצל חברת הסליקה ולא מגיע אלינו בכלל. אנחנו שומרים רק את סוג הכרטיס, ארבע הספרות האחרונות והתוקף.',
        'כרטיסים שמורים מוסיפים, מחליפים ומסירים ב[ארנק](/wallet), תחת ״אמצעי תשלום״.',
      ],
      alsoCalled: 'אשראי ויזה תשלום אבטחה כרטיס שמור',
    },
    en: {
      question: 'How do I pay, and is it safe?',
      answer: [
        'By credit card, through a payment provider. The card number is typed directly into the provider’s fields and never reaches us. We keep only the type of card, its last four digits and its expiry.',
        'Add, change and remove saved cards in your [wallet](/wallet), under “Payment methods”.',
      ],
      alsoCalled: 'credit card visa payment security saved card',
    },
  },
  'invoices-and-vat': {
    he: {
      question: 'איפה החשבוניות, והאם המחיר כולל מע״מ?',
      answer: [
        'כל המחירים באתר כוללים מע״מ. אחרי כל תשלום נשלחת חשבונית מס/קבלה למייל המאומת, וכולן מחכות ב[ארנק](/wallet) להורדה כ־PDF.',
        'צריכים אותה על שם העסק? ממלאים שם, ח״פ או מספר עוסק, וכתובת ב״פרטים לחשבונית״ שבארנק, וזה יופיע בחשבוניות הבאות. חשבונית שכבר הופקה אי אפשר לשנות.',
      ],
      alsoCalled: 'חשבונית קבלה מעמ עוסק מורשה חפ pdf',
    },
    en: {
      question: 'Where are my invoices, and do prices include VAT?',
      answer: [
        'All prices on the site include VAT. After every payment a tax invoice/receipt goes to your confirmed email address, and all of them are in your [wallet](/wallet) as PDFs.',
        'Need it in the name of your business? Fill in “Invoice details” in the wallet, and they will appear on your next invoices. An invoice that has been issued can’t be changed.',
      ],
      alsoCalled: 'invoice receipt vat company number pdf',
    },
  },
  'failed-charge': {
    he: {
      question: 'החיוב לא עבר. הכרטיס שלי יירד מהאוויר?',
      answer: [
        'לא מיד. ננסה שוב כמה פעמים במשך {lastTryDay} ימים, ובינתיים הכול ממשיך לעבוד. נכתוב לכם על כל ניסיון שלא הצליח.',
        'רוצים לסדר את זה עכשיו? ב[ארנק](/wallet) בוחרים כרטיס אחר ומשלמים. אם גם הניסיון האחרון לא יעבור, תעברו לחבילה הבסיסית: הכרטיס הראשי נשאר באוויר ושום דבר לא נמחק.',
      ],
      alsoCalled: 'חיוב נכשל נדחה כרטיס פג תוקף חוב',
    },
    en: {
      question: 'A charge did not go through. Will my card go offline?',
      answer: [
        'Not right away. We try again several times over {lastTryDay} days, and meanwhile everything keeps working. We’ll write to you about every failed attempt.',
        'Want to settle it now? Choose another card in your [wallet](/wallet) and pay. If the last attempt fails too, you move to the basic plan: your primary card stays live and nothing is deleted.',
      ],
      alsoCalled: 'charge failed declined expired card debt',
    },
  },
  'cancel-subscription': {
    he: {
      question: 'איך מבטלים מנוי?',
      answer: [
        'בשתי לחיצות, בלי לדבר עם אף אחד: ב[ארנק](/wallet) לוחצים ״ביטול המנוי״, רואים בדיוק מה יקרה ומאשרים. לא יהיו חיובים נוספים.',
        'המנוי ממשיך עד סוף התקופה ששילמתם עליה, אלא אם מגיע לכם [החזר](/help/refunds). ועד אז אפשר להתחרט בלחיצה.',
      ],
      alsoCalled: 'ביטול מנוי להפסיק חיוב חידוש',
    },
    en: {
      question: 'How do I cancel a subscription?',
      answer: [
        'In two clicks, without talking to anyone: in your [wallet](/wallet) click “Cancel subscription”, see exactly what will happen, and confirm. There will be no more charges.',
        'The subscription continues until the end of the period you paid for, unless you are due a [refund](/help/refunds). Until then you can change your mind in one click.',
      ],
      alsoCalled: 'cancel subscription stop renewal unsubscribe',
    },
  },
  refunds: {
    he: {
      question: 'מתי מקבלים החזר כספי?',
      answer: [
        'מי שמבטל תוך {refundDays} ימים מתשלום מקבל בחזרה את הכסף על הימים שנשארו, פחות דמי ביטול של {feePercent}% או ₪{maxFee}, הנמוך מביניהם. הסכום מוצג לכם לפני האישור, והכסף חוזר לכרטיס שבו שילמתם.',
        'לבני 65 ומעלה, לאנשים עם מוגבלות ולעולים חדשים החוק נותן זמן ארוך יותר: [כתבו לנו](/contact?topic=payments). כל הפרטים בעמוד [ביטולים והחזרים](/refund).',
      ],
      alsoCalled: 'החזר זיכוי דמי ביטול כסף בחזרה',
    },
    en: {
      question: 'When do I get a refund?',
      answer: [
        'If you cancel within {refundDays} days of a payment you get back the money for the remaining days, less a fee of {feePercent}% or ₪{maxFee}, whichever is lower. You see the amount before you confirm, and the money goes back to the card you paid with.',
        'The law gives more time to people of 65 and over, people with a disability and new immigrants: [write to us](/contact?topic=payments). All details are on the [cancellations and refunds](/refund) page.',
      ],
      alsoCalled: 'money back fee credit',
    },
  },
};
