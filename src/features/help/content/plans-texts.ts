import type { HelpContent } from '../answer.ts';

export const plansTexts: HelpContent<'plans'> = {
  'free-trial': {
    he: {
      question: 'מה כלול בתקופת הניסיון?',
      answer: [
        'הכול. כל מי שנרשם מקבל {trialDays} ימים בחבילה ״מקצועי״, בלי כרטיס אשראי ובלי התחייבות.',
        'כמה ימים נשארו? זה כתוב ב[לוח הבקרה](/dashboard) וב[ארנק](/wallet).',
      ],
      alsoCalled: 'ניסיון חינם טרייל התחייבות אשראי',
    },
    en: {
      question: 'What does the free trial include?',
      answer: [
        'Everything. Everyone who registers gets {trialDays} days of the Pro plan, with no credit card and no commitment.',
        'How many days are left? You can see it on your [dashboard](/dashboard) and in your [wallet](/wallet).',
      ],
      alsoCalled: 'trial free commitment credit card',
    },
  },
  'when-the-trial-ends': {
    he: {
      question: 'מה קורה כשהניסיון או המנוי נגמרים?',
      answer: [
        'עוברים לחבילה הבסיסית, שהיא בחינם. הכרטיס הראשי נשאר באוויר, בלי הגבלת זמן, עם מה שהחבילה הבסיסית כוללת. שום דבר לא נמחק: מה שלא כלול בחבילה מוסתר, וחוזר כשמשדרגים.',
        'כרטיסים נוספים לא יוצגו למבקרים עד שתשדרגו. כרטיס NFC שפתח אחד מהם יפתח בינתיים את הכרטיס הראשי, כך שנגיעה תמיד מובילה למקום שימושי.',
        'בסוף הניסיון לא נחייב אתכם. אנחנו לא מבקשים כרטיס אשראי כדי להתחיל.',
      ],
      alsoCalled: 'סיום ניסיון פג תוקף מנוי נגמר חינמי',
    },
    en: {
      question: 'What happens when the trial or a subscription ends?',
      answer: [
        'You move to the basic plan, which is free. Your primary card stays live for as long as you like, with what the basic plan includes. Nothing is deleted: what the plan doesn’t include is hidden, and comes back when you upgrade.',
        'Other cards are not shown to visitors until you upgrade. An NFC card that opened one of them opens your primary card meanwhile, so a tap always leads somewhere useful.',
        'Nothing is charged when the trial ends. We don’t ask for a credit card to start.',
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
        'On the [subscription page](/subscription). An upgrade takes effect right away, and you pay only the difference. A smaller plan begins when the period you paid for ends; until then everything stays.',
        'Upgrading during the trial? The days left of it are not lost.',
      ],
      alsoCalled: 'upgrade downgrade yearly monthly price',
    },
  },
};
