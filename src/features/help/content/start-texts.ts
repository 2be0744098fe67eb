import type { HelpContent } from '../answer.ts';

export const startTexts: HelpContent<'start'> = {
  'what-is-negia': {
    he: {
      question: 'מה זה נגיעה?',
      answer: [
        'כרטיס ביקור דיגיטלי: עמוד קטן ומהיר עם כל מה שצריך כדי להגיע אליכם. מי שמקבל אותו שומר אתכם באנשי הקשר, מתקשר, כותב בוואטסאפ, מנווט או משאיר פרטים, בלי להתקין שום דבר.',
        'שולחים אותו בקישור, מציגים קוד QR, או מצמידים לטלפון כרטיס עם שבב NFC שאפשר [להזמין אצלנו](/physical-cards).',
        'רוצים לראות איך זה נראה? הנה [כמה דוגמאות](/examples).',
      ],
      alsoCalled: 'כרטיס ביקור דיגיטלי הסבר איך זה עובד',
    },
    en: {
      question: 'What is Negia?',
      answer: [
        'A digital business card: a small, fast page with everything people need to reach you. People who get it save you to their contacts, call, message you on WhatsApp, navigate to you or leave their details, without installing anything.',
        'Send it as a link, show a QR code, or tap a phone with an NFC card that you can [order from us](/physical-cards).',
        'Curious how it looks? Here are [some examples](/examples).',
      ],
      alsoCalled: 'digital business card how does it work',
    },
  },
  'create-a-card': {
    he: {
      question: 'איך יוצרים כרטיס ראשון?',
      answer: [
        {
          steps: [
            '[נרשמים](/?auth=register). צריך רק שם משתמש, מייל וסיסמה.',
            'פותחים את [״הכרטיסים שלי״](/editor), כותבים שם וטלפון ובוחרים עיצוב.',
            'בעורך מוסיפים תמונה, פרטי קשר ובלוקים. כל שינוי נשמר לבד, ורואים מיד איך זה נראה.',
            'לוחצים ״פרסום״. הכרטיס באוויר, והקישור וה־QR מוכנים לשליחה.',
          ],
        },
        'לרוב זה לוקח כמה דקות, ואפשר להמשיך לשפר גם אחרי הפרסום.',
      ],
      alsoCalled: 'להתחיל הרשמה לפתוח כרטיס חדש',
    },
    en: {
      question: 'How do I make my first card?',
      answer: [
        {
          steps: [
            '[Register](/?auth=register). All you need is a username, an email address and a password.',
            'Open [“My cards”](/editor), write a name and a phone number, and choose a design.',
            'In the editor add a picture, contact details and blocks. Every change is saved automatically, and you see right away how it looks.',
            'Click “Publish”. The card is live, and its link and QR code are ready to send.',
          ],
        },
        'It usually takes a few minutes, and you can keep improving it after publishing.',
      ],
      alsoCalled: 'start sign up register new card',
    },
  },
  'try-the-demo': {
    he: {
      question: 'אפשר לנסות בלי להירשם?',
      answer: [
        'כן. פותחים את [חלון ההתחברות](/?auth=login), לוחצים ״כניסה לחשבון ההדגמה״, ואתם בחשבון מלא עם כרטיסים, פניות וסטטיסטיקה. אפשר ללחוץ על הכול.',
        'מה שתשנו שם גלוי רק לכם ונמחק אחרי שעתיים. תשלומים, מיילים ושינוי סיסמה כבויים בהדגמה.',
      ],
      alsoCalled: 'דמו הדגמה בלי הרשמה',
    },
    en: {
      question: 'Can I try it without registering?',
      answer: [
        'Yes. Open the [sign-in window](/?auth=login), click “Open the demo account”, and you are in a full account with cards, leads and statistics. Click anything you like.',
        'Only you can see what you change there, and it is deleted after {demoHours} hours. Payments, emails and password changes are turned off in the demo.',
      ],
      alsoCalled: 'demo trial without account',
    },
  },
  'several-cards': {
    he: {
      question: 'אפשר כמה כרטיסים בחשבון אחד?',
      answer: [
        'כן. כמה בדיוק? זה תלוי בחבילה, והמספרים ב[טבלת החבילות](/?section=pricing). כרטיס נוסף פותחים ב[״הכרטיסים שלי״](/editor), וגם לשכפל כרטיס קיים אפשר משם.',
        'אחד מהם הוא הכרטיס הראשי: הוא זה שנפתח בכתובת עם שם המשתמש שלכם, והוא זה שנשאר באוויר גם בחבילה הבסיסית. איזה כרטיס ראשי? אתם בוחרים, בתפריט שליד הכרטיס.',
      ],
      alsoCalled: 'עסק שני כרטיס ראשי עובדים שכפול',
    },
    en: {
      question: 'Can I have several cards in one account?',
      answer: [
        'Yes. How many depends on your plan; the [pricing table](/?section=pricing) has the numbers. Add a card, or duplicate one, in [“My cards”](/editor).',
        'One of them is your primary card: it opens at the address with your username, and it stays live on the basic plan too. You choose which one it is, in the menu next to the card.',
      ],
      alsoCalled: 'second business primary card employees duplicate',
    },
  },
};
