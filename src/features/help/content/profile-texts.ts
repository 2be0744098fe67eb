import type { HelpContent } from '../answer.ts';

export const profileTexts: HelpContent<'card'> = {
  'edit-and-publish': {
    he: {
      question: 'שיניתי את הכרטיס. למה לא רואים את השינוי?',
      answer: [
        'העורך שומר כל שינוי כטיוטה, ומבקרים ממשיכים לראות את מה שפורסם. כשהכול מוכן לוחצים ״פרסום השינויים״, והכרטיס מתעדכן מיד.',
        'עדיין רואים את הישן? רעננו את העמוד. ואם זו התמונה שמופיעה בוואטסאפ, ראו [למה התצוגה המקדימה לא מתעדכנת](/help/whatsapp-preview).',
      ],
      alsoCalled: 'טיוטה שמירה עדכון פרסום לא מתעדכן',
    },
    en: {
      question: 'I changed my card. Why does nobody see it?',
      answer: [
        'The editor keeps every change as a draft, and visitors go on seeing what was published. When it is all ready press “Publish changes”, and the card is renewed at once.',
        'Still the old one? Refresh the page. And if it is the picture in WhatsApp, see [why the preview does not change](/help/whatsapp-preview).',
      ],
      alsoCalled: 'draft save update publish not updated',
    },
  },
  'what-goes-on-a-card': {
    he: {
      question: 'מה אפשר לשים בכרטיס?',
      answer: [
        'שם, תפקיד, שם העסק, משפט אחד, תמונת פרופיל, לוגו ותמונת נושא; טלפונים, וואטסאפ עם הודעה מוכנה, מיילים, אתר וכתובת עם ניווט.',
        'ומתחת, בסדר שתבחרו:',
        {
          list: [
            'קישורים ורשתות חברתיות',
            'אודות, שירותים ומחירים, שאלות ותשובות, המלצות',
            'גלריה, סרטון מ־YouTube או מ־Vimeo, קבצים',
            'שעות פעילות, עם ״פתוח עכשיו״ לפי שעון ישראל',
            'תשלום בביט ובפייבוקס',
            'טופס פנייה',
          ],
        },
        'מוסיפים, גוררים ומסתירים בלוקים ב[עורך](/editor), בחלק ״בלוקים״.',
      ],
      alsoCalled: 'בלוקים קישורים גלריה סרטון שעות ביט פייבוקס קבצים מחירון תפריט',
    },
    en: {
      question: 'What can I put on a card?',
      answer: [
        'Name, role, business, one line about you, a portrait, a logo and a cover; phones, WhatsApp with a ready message, e-mail, website and an address with directions.',
        'And beneath, in the order you choose:',
        {
          list: [
            'Links and social networks',
            'About, services and prices, questions and answers, recommendations',
            'A gallery, a video from YouTube or Vimeo, files',
            'Opening hours, with “open now” by Israeli time',
            'Payment by Bit and PayBox',
            'A contact form',
          ],
        },
        'Add, drag and hide blocks in the [editor](/editor), under “Blocks”.',
      ],
      alsoCalled: 'blocks links gallery video hours bit paybox files price list menu',
    },
  },
  pictures: {
    he: {
      question: 'אילו תמונות מתאימות, ולמה העלאה נכשלת?',
      answer: [
        'JPEG, PNG, WebP, GIF ו־AVIF, עד {fileMegabytes} מגה־בייט לתמונה. אנחנו מקטינים, מכווצים ומסירים מהתמונה מידע נסתר כמו מיקום, כך שאין צורך להכין אותה מראש.',
        'אם העלאה נכשלת, התמונה כנראה גדולה מדי או בפורמט אחר, כמו HEIC של אייפון או SVG. שמירה שלה כ־JPEG פותרת את זה.',
        'לכל תמונה יש שדה תיאור. כדאי למלא אותו: מי שמשתמש בקורא מסך שומע את התיאור במקום לראות.',
      ],
      alsoCalled: 'תמונה לוגו העלאה גודל פורמט svg heic',
    },
    en: {
      question: 'Which pictures work, and why does an upload fail?',
      answer: [
        'JPEG, PNG, WebP, GIF and AVIF, up to {fileMegabytes} MB each. We scale and compress them and remove hidden data such as the place where they were taken, so nothing has to be prepared.',
        'If an upload fails, the picture is probably too large or of another format, such as an iPhone’s HEIC or SVG. Saving it as JPEG helps.',
        'Every picture has a field for a description. It is worth filling in: whoever uses a screen reader hears it instead of seeing the picture.',
      ],
      alsoCalled: 'photo image logo upload size format svg heic',
    },
  },
  'designs-and-colours': {
    he: {
      question: 'איך מחליפים עיצוב וצבעים?',
      answer: [
        'ב[עורך](/editor), בחלק ״עיצוב״: בוחרים עיצוב, ערכת צבעים או צבעים משלכם, גופן, פינות וכפתורים. מחליפים מתי שרוצים, והתוכן לא זז.',
        'בחרתם צבעים שקשה לקרוא? נציע את הצמד הקרוב ביותר שנקרא היטב. עד שתבחרו, הכרטיס נשאר עם הצבעים הקודמים.',
        'עיצוב עם מנעול כלול בחבילות הגדולות יותר. אפשר לראות הכול ב[טבלת החבילות](/?section=pricing).',
      ],
      alsoCalled: 'תבנית ערכת נושא צבע גופן כהה בהיר ניגודיות',
    },
    en: {
      question: 'How do I change the design and colours?',
      answer: [
        'In the [editor](/editor), under “Design”: choose a design, a palette or colours of your own, a font, corners and buttons. Change them whenever you like; your content stays as it is.',
        'Chose colours that are hard to read? We offer the nearest pair that reads well. Until you choose, the card keeps the colours it had.',
        'A design with a lock comes with the larger plans. It is all in the [table of plans](/?section=pricing).',
      ],
      alsoCalled: 'template theme colour color font dark light contrast',
    },
  },
  'card-in-two-languages': {
    he: {
      question: 'איך עושים כרטיס גם בעברית וגם באנגלית?',
      answer: [
        'ב[עורך](/editor), בחלק ״פרטים״, מדליקים ״הכרטיס גם באנגלית״. ליד כל טקסט נפתח שדה נוסף, ומבקרים רואים את הכרטיס בשפה שלהם ויכולים להחליף.',
        'את השפה שבה הכרטיס נפתח בוחרים בחלק ״שיתוף״.',
      ],
      alsoCalled: 'שפה אנגלית דו לשוני תרגום',
    },
    en: {
      question: 'How do I make a card in Hebrew and English?',
      answer: [
        'In the [editor](/editor), under “Details”, switch on the second language. Beside every text another field opens, and visitors see the card in their own language and can change it.',
        'The language in which the card opens is chosen under “Sharing”.',
      ],
      alsoCalled: 'language bilingual translation hebrew',
    },
  },
  'older-version': {
    he: {
      question: 'איך חוזרים לגרסה קודמת של הכרטיס?',
      answer: [
        'ב[עורך](/editor), בחלק ״שיתוף״, תחת ״גרסאות קודמות״, נשמרות {versionsKept} הפעמים האחרונות שפרסמתם. ״לשחזר״ מחזיר את הגרסה לטיוטה, ומה שבאוויר לא משתנה עד שתפרסמו.',
        'רק טעיתם עכשיו? כפתור הביטול בראש העורך מחזיר צעד אחרי צעד.',
      ],
      alsoCalled: 'שחזור היסטוריה ביטול טעות',
    },
    en: {
      question: 'How do I go back to an older version of a card?',
      answer: [
        'In the [editor](/editor), under “Sharing”, the last {versionsKept} times you published are kept. “Restore” brings one back as your draft; what is live does not change until you publish.',
        'Just made a slip? The undo arrows at the top of the editor take back step by step.',
      ],
      alsoCalled: 'restore history undo mistake',
    },
  },
  'pause-or-delete-a-card': {
    he: {
      question: 'איך מורידים כרטיס מהאוויר, לזמן מה או לתמיד?',
      answer: [
        'לזמן מה: ב[״הכרטיסים שלי״](/editor), בתפריט שליד הכרטיס, לוחצים ״להשהות״. מבקרים יראו שהכרטיס לא זמין כרגע, ואפשר להחזיר אותו בלחיצה.',
        'לתמיד: באותו תפריט, ״מחיקה״. יש {undoDays} ימים להתחרט, ואחריהם הכרטיס נמחק.',
      ],
      alsoCalled: 'השהיה מחיקה להסתיר להוריד',
    },
    en: {
      question: 'How do I take a card offline, for a while or for good?',
      answer: [
        'For a while: in [“My cards”](/editor), in the menu beside the card, press “Pause”. Visitors see that the card is not available right now, and one press brings it back.',
        'For good: “Delete”, in the same menu. You have {undoDays} days to change your mind; then the card is gone.',
      ],
      alsoCalled: 'pause delete hide remove',
    },
  },
};
