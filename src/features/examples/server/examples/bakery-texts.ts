import type { ExampleSeed } from '../writer.ts';

export const bakery: ExampleSeed = {
  slug: 'seor-bakery',
  field: 'shops',
  language: 'he',
  write: (writer) => ({
    identity: {
      name: writer.localized('שאור ושמש'),
      title: writer.localized('מאפיית מחמצת וקפה'),
      tagline: writer.localized('אופים מארבע בבוקר, וסוגרים כשנגמר הלחם'),
      ...writer.pictures({
        avatar: ['seor-bakery-avatar', 'הסמל של המאפייה: כיכר לחם ושמש'],
        cover: ['seor-bakery-cover', 'כיכרות לחם ושיבולים'],
      }),
    },
    contact: {
      phones: [{ kind: 'work', number: '08-555-0106' }],
      whatsapp: { number: '050-555-0106', text: writer.localized('היי, אפשר לשמור לי לחם?') },
      emails: ['hello@seor.example'],
      website: 'https://seor.example',
      address: writer.address('כיכר הטחנה 1', 'מזכרת בתיה', [31.85, 34.84]),
    },
    blocks: [
      writer.links([
        ['שמירת לחם למחר', 'https://seor.example/keep'],
        ['התפריט המלא', 'https://seor.example/menu'],
        ['סדנת מחמצת בשישי', 'https://seor.example/workshop'],
      ]),
      writer.hours(
        ['6:30-16:00', '', '6:30-16:00', '6:30-16:00', '6:30-18:00', '6:00-14:30', ''],
        [['2027-04-22', '', 'סגורים לפסח, נתראה אחרי החג']],
      ),
      writer.services('על המדף', [
        ['כפרי לבן', 'קמח טחון באבן, שלושים שעות התפחה.', '₪32', 'seor-bakery-1'],
        ['שיפון ואגוזים', 'כהה, לח, מחזיק שבוע.', '₪38', 'seor-bakery-2'],
        ['חלה קלועה', 'רק בחמישי ובשישי. חמאה או טבעונית.', '₪26', 'seor-bakery-3'],
        ['קרואסון', 'עשרים ושבע שכבות, ספרנו.', '₪17', 'seor-bakery-4'],
        ['עוגת הבית', 'משתנה לפי העץ של השכן. עכשיו: שזיפים.', '₪24 לפרוסה', 'seor-bakery-5'],
      ]),
      writer.gallery('הבוקר במאפייה', [
        ['seor-bakery-1', 'כיכר כפרית עם חתך בצורת שיבולת'],
        ['seor-bakery-4', 'קרואסונים על מגש'],
        ['seor-bakery-6', 'כוס קפה ליד החלון'],
        ['seor-bakery-3', 'חלה קלועה עם שומשום'],
      ]),
      writer.about('הסיפור שלנו', [
        'המחמצת שלנו בת תשע ויש לה שם: שושנה. היא נולדה במטבח של סבתא של איתמר ועברה איתנו שלוש דירות ותנור אחד שנשרף. היום היא מתפיחה כמאתיים כיכרות ביום, ועדיין גרה בצנצנת הראשונה.',
      ]),
      writer.recommendations('מהתור', [
        ['אני מתעוררת מוקדם בשביל הלחם הזה. אני. מוקדם.', 'טליה, רחובות'],
        ['הקרואסון הכי טוב שאכלתי בארץ, והמוכרים זוכרים איך אני שותה קפה.', 'דורון, גדרה'],
      ]),
      writer.questions('שאלות ליד הדלפק', [
        ['אתם כשרים?', 'המאפייה חלבית ובלי תעודה. כל הקמחים מנופים, ויש לחם טבעוני בכל יום.'],
        ['אפשר להזמין לאירוע?', 'בשמחה, לפחות שלושה ימים מראש ועד שישים איש.'],
      ]),
      writer.payment('כרטיסיית קפה', [['טעינת כרטיסייה בפייבוקס', 'https://links.payboxapp.com/EXAMPLE0106']]),
      writer.social([
        ['instagram', 'https://www.instagram.com/negia.example.seor'],
        ['facebook', 'https://www.facebook.com/negia.example.seor'],
      ]),
      writer.leadForm('הזמנה לאירוע', 'שליחה למאפייה', [{ label: 'מתי?', kind: 'date' }, { label: 'לכמה אנשים?' }]),
    ],
    design: { template: 'market' },
    sharing: { description: writer.localized('לחם מחמצת, מאפים וקפה במזכרת בתיה. שומרים לכם כיכר בהודעה.') },
  }),
};
