import type { HelpContent } from '../answer.ts';

export const plansTexts: HelpContent<'plans'> = {
  'free-trial': {
    he: {
      question: 'מה כלול בתקופת הניסיון?',
      answer: [
        'הכול. כל מי שנרשם מקבל {trialDays} ימים בחבילה הגדולה ביותר, בלי כרטיס אשראי ובלי התחייבות.',
        'כמה ימים נשארו? זה כתוב ב[לוח הבקרה](/dashboard) וב[ארנק](/wallet).',
      ],
      alsoCalled: 'ניסיון חינם טרייל התחייבות אשראי',
    },
    en: {
      question: 'What does the free trial include?',
      answer: [
        'Everything. Whoever registers gets {trialDays} days of the largest plan, without a payment card and without any commitment.',
        'How many days are left? Your [dashboard](/dashboard) and your [wallet](/wallet) say so.',
      ],
      alsoCalled: 'trial free commitment credit card',
    },
  },
  'when-the-trial-ends': {
    he: {
      question: 'מה קורה כשהניסיון או המנוי נגמרים?',
      answer: [
        'עוברים לחבילה החינמית. הכרטיס הראשי נשאר באוויר, בלי תשלום ובלי הגבלת זמן, עם מה שהחבילה החינמית כוללת. שום דבר לא נמחק: מה שמעבר לחבילה מוסתר, וחוזר כשמשדרגים.',
        'כרטיסים נוספים לא יוצגו למבקרים עד שתשדרגו. כרטיס NFC שפתח אחד מהם יפתח בינתיים את הכרטיס הראשי, כך שנגיעה תמיד מובילה למקום שימושי.',
        'בסוף הניסיון לא נחייב אתכם. אנחנו לא מבקשים כרטיס אשראי כדי להתחיל.',
      ],
      alsoCalled: 'סיום ניסיון פג תוקף מנוי נגמר חינמי',
    },
    en: {
      question: 'What happens when the trial or a subscription ends?',
      answer: [
        'You move to the free plan. Your primary card stays live, free and for as long as you like, with what the free plan includes. Nothing is deleted: what is beyond the plan is hidden, and comes back when you upgrade.',
        'Further cards are not shown to visitors until you upgrade. An NFC card that opened one of them opens your primary card meanwhile, so a tap always leads somewhere useful.',
        'Nothing is charged when the trial ends. We do not ask for a payment card to start.',
      ],
      alsoCalled: 'trial end expired subscription over free plan',
    },
  },
  'change-plan': {
    he: {
      question: 'איך משדרגים או עוברים לחבילה קטנה יותר?',
      answer: [
        'ב[עמוד המנוי](/subscription). שדרוג נכנס לתוקף מיד, ומשלמים רק את ההפרש. מעבר לחבילה קטנה יותר קורה בסוף התקופה ששילמתם עליה, ועד אז הכול נשאר.',
        'משדרגים באמצע הניסיון? הימים שנשארו לא הולכים לאיבוד.',
      ],
      alsoCalled: 'שדרוג חבילה שנתי חודשי מעבר מחיר',
    },
    en: {
      question: 'How do I upgrade, or move to a smaller plan?',
      answer: [
        'On the [subscription page](/subscription). An upgrade takes effect at once, and you pay only the difference. A smaller plan begins when the period you paid for ends; until then everything stays.',
        'Upgrading during the trial? The days left of it are not lost.',
      ],
      alsoCalled: 'upgrade downgrade yearly monthly price',
    },
  },
};
