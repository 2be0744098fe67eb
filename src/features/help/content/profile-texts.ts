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
      question: 'I changed my card. Why can’t anyone see it?',
      answer: [
        'The editor keeps every change as a draft, and visitors keep seeing what was published. When everything is ready, click “Publish changes”, and the card is updated right away.',
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
        'Name, role, business, one line about you, a profile picture, a logo and a cover; phones, WhatsApp with a ready message, email, website and an address with directions.',
        'And below that, in the order you choose:',
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
      question: 'אילו תמונות מתאימות, ולמה ההעלאה נכשלת?',
      answer: [
        'JPEG, PNG, WebP, GIF ו־AVIF, עד {fileMegabytes} מגה־בייט לתמונה. אנחנו מקטינים, מכווצים ומסירים מהתמונה מידע נסתר כמו מיקום, כך שאין צורך להכין אותה מראש.',
        'אם ההעלאה נכשלת, התמונה כנראה גדולה מדי או בפורמט אחר, כמו HEIC של אייפון או SVG. שמירה שלה כ־JPEG פותרת את זה.',
        'לכל תמונה יש שדה תיאור. כדאי למלא אותו: מי שמשתמש בקורא מסך שומע את התיאור במקום לראות.',
      ],
      alsoCalled: 'תמונה לוגו העלאה גודל פורמט svg heic',
    },
    en: {
      question: 'Which pictures work, and why does an upload fail?',
      answer: [
        'JPEG, PNG, WebP, GIF and AVIF, up to {fileMegabytes} MB each. We scale and compress them and remove hidden data such as the place where they were taken, so nothing has to be prepared.',
        'If an upload fails, the picture is probably too large or of another format, such as an iPhone’s HEIC or SVG. Saving it as JPEG solves this.',
        'Every picture has a field for a description. It is worth filling in: people who use a screen reader hear it instead of seeing the picture.',
      ],
      alsoCalled: 'photo image logo upload size format svg heic',
    },
  },
  'designs-and-colours': {
    he: {
      question: 'איך מחליפים עיצוב וצבעים?',
      answer: [
        'ב[עורך](/editor), בחלק ״עיצוב״: בוחרים עיצוב, ערכת צבעים או צבעים משלכם, גופן, פינות וכפתורים. מחליפים מתי שרוצים, והתוכן לא זז.',
        'בחרתם צבעים שקשה לקרוא? נציע את הצמד הקרוב ביותר שקל לקרוא. עד שתבחרו, הכרטיס נשאר עם הצבעים הקודמים.',
        'עיצוב עם מנעול כלול בחבילות המתקדמות. אפשר לראות הכול ב[טבלת החבילות](/?section=pricing).',
      ],
      alsoCalled: 'תבנית ערכת נושא צבע גופן כהה בהיר ניגודיות',
    },
    en: {
      question: 'How do I change the design and colours?',
      answer: [
        'In the [editor](/editor), under “Design”: choose a design, a palette or your own colours, a font, corners and buttons. Change them whenever you like; your content stays as it is.',
        'Chose colours that are hard to read? We’ll suggest the closest pair that is easy to read. Until you choose, the card keeps its previous colours.',
        'Designs with a lock are included in the higher plans. You can see everything in the [pricing table](/?section=pricing).',
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
        'In the [editor](/editor), under “Details”, switch on the second language. Another field opens next to every text, and visitors see the card in their own language and can change it.',
        'Choose the language the card opens in under “Sharing”.',
      ],
      alsoCalled: 'language bilingual translation hebrew',
    },
  },
  'older-version': {
    he: {
      question: 'איך חוזרים לגרסה קודמת של הכרטיס?',
      answer: [
        'ב[עורך](/editor), בחלק ״שיתוף״, תחת ״גרסאות קודמות״, נשמרות {versionsKept} הגרסאות האחרונות שפרסמתם. ״שחזור״ מחזיר את הגרסה לטיוטה, ומה שבאוויר לא משתנה עד שתפרסמו.',
        'טעיתם רק עכשיו? כפתור הביטול שבראש העורך מחזיר אתכם צעד אחר צעד.',
      ],
      alsoCalled: 'שחזור היסטוריה ביטול טעות',
    },
    en: {
      question: 'How do I go back to an older version of a card?',
      answer: [
        'In the [editor](/editor), under “Sharing”, the last {versionsKept} versions you published are kept. “Restore” brings one back as your draft; what is live does not change until you publish.',
        'Just made a mistake? The undo button at the top of the editor takes you back step by step.',
      ],
      alsoCalled: 'restore history undo mistake',
    },
  },
  'pause-or-delete-a-card': {
    he: {
      question: 'איך מורידים כרטיס מהאוויר, לזמן מה או לתמיד?',
      answer: [
        'לזמן מה: ב[״הכרטיסים שלי״](/editor), בתפריט שליד הכרטיס, לוחצים ״השהיה״. מבקרים יראו שהכרטיס לא זמין כרגע, ואפשר להחזיר אותו בלחיצה.',
        'לתמיד: באותו תפריט, ״מחיקה״. יש {undoDays} ימים להתחרט, ואחריהם הכרטיס נמחק.',
      ],
      alsoCalled: 'השהיה מחיקה להסתיר להוריד',
    },
    en: {
      question: 'How do I take a card offline, for a while or for good?',
      answer: [
        'For a while: in [“My cards”](/editor), in the menu next to the card, click “Pause”. Visitors see that the card is not available right now, and one click brings it back.',
        'For good: “Delete”, in the same menu. You have {undoDays} days to change your mind; after that the card is deleted.',
      ],
      alsoCalled: 'pause delete hide remove',
    },
  },
};
