import type { ExampleSeed } from '../writer.ts';

export const cosmetician: ExampleSeed = {
  slug: 'lian-skin',
  field: 'care',
  language: 'he',
  alsoIn: 'en',
  write: (writer) => ({
    identity: {
      name: writer.localized(['ליאן חדאד', 'Lian Haddad']),
      title: writer.localized(['קוסמטיקאית רפואית', 'Medical aesthetician']),
      company: writer.localized(['ליאן, קליניקה לעור', 'Lian Skin Clinic']),
      tagline: writer.localized([
        'עור רגוע מתחיל בשיחה, לא במדף מוצרים',
        'Calm skin starts with a talk, not with a shelf of products',
      ]),
      ...writer.pictures({
        avatar: ['lian-skin-avatar', ['ציור של ליאן', 'A drawing of Lian']],
        cover: ['lian-skin-cover', ['בקבוקים וענף על רקע ורוד', 'Bottles and a branch on a pink ground']],
      }),
    },
    contact: {
      phones: [{ kind: 'mobile', number: '050-555-0103' }],
      whatsapp: {
        number: '050-555-0103',
        text: writer.localized(['היי ליאן, אשמח לקבוע טיפול', 'Hi Lian, I would love to book a treatment']),
      },
      emails: ['hello@lian-skin.example'],
      website: 'https://lian-skin.example',
      address: writer.address(['רחוב הרימון 3', '3 HaRimon Street'], ['נצרת', 'Nazareth'], [32.7, 35.3]),
    },
    blocks: [
      writer.links([[['קביעת תור אונליין', 'Book online'], 'https://lian-skin.example/book']]),
      writer.services(
        ['טיפולים', 'Treatments'],
        [
          [
            ['טיפול פנים קלאסי', 'Classic facial'],
            [
              'ניקוי עמוק, אידוי ומסכה לפי סוג העור. 75 דקות.',
              'Deep cleanse, steam and a mask for your skin type. 75 minutes.',
            ],
            '₪320',
          ],
          [
            ['פילינג עדין', 'Gentle peel'],
            ['מבהיר כתמים ומחליק, בלי ימי החלמה.', 'Evens tone and smooths, with no days off.'],
            '₪380',
          ],
          [
            ['טיפול לעור בוגר', 'Mature skin treatment'],
            ['עיסוי מיצוק, ויטמין C ואמפולה. 90 דקות.', 'Firming massage, vitamin C and an ampoule. 90 minutes.'],
            '₪450',
          ],
          [
            ['סדרת אקנה לנוער', 'Teen acne series'],
            ['חמישה מפגשים וליווי בוואטסאפ ביניהם.', 'Five visits, with help on WhatsApp in between.'],
            '₪1,250',
          ],
          [['עיצוב גבות', 'Brow shaping'], ['בחוט או בשעווה, כולל צביעה.', 'Thread or wax, tint included.'], '₪90'],
        ],
      ),
      writer.gallery(
        ['הקליניקה', 'The clinic'],
        [
          ['lian-skin-1', ['בקבוקי סרום על מדף', 'Serum bottles on a shelf']],
          ['lian-skin-2', ['קערה עם מסכה ירוקה', 'A bowl of green mask']],
          ['lian-skin-3', ['מגבות מגולגלות ונר', 'Rolled towels and a candle']],
          ['lian-skin-4', ['ענף יסמין באגרטל', 'A jasmine branch in a vase']],
        ],
      ),
      writer.recommendations(
        ['מי שהייתה כאן', 'From the chair'],
        [
          [
            [
              'שנים ניסיתי כל קרם שראיתי. ליאן הורידה לי ארבעה מוצרים, ותוך חודש העור נרגע.',
              'I had tried every cream I saw. Lian took four of them away, and in a month my skin was calm.',
            ],
            ['מיסא, נוף הגליל', 'Maysa, Nof HaGalil'],
          ],
          [
            [
              'הבת שלי בת חמש־עשרה וסוף סוף לא מסתתרת מאחורי השיער. תודה.',
              'My fifteen-year-old no longer hides behind her hair. Thank you.',
            ],
            ['אורלי, עפולה', 'Orly, Afula'],
          ],
        ],
      ),
      writer.questions(
        ['כדאי לדעת', 'Good to know'],
        [
          [
            ['אפשר לבוא עם איפור?', 'May I come with make-up on?'],
            [
              'בטח. מורידים הכול בתחילת הטיפול, ויש כאן עמדה להתאפר שוב לפני שיוצאים.',
              'Of course. We take it all off first, and there is a table to put it on again before you leave.',
            ],
          ],
          [
            ['מתאים בהיריון?', 'Is it safe when pregnant?'],
            [
              'רוב הטיפולים כן, בהתאמה. ספרי לי כשאת קובעת.',
              'Most treatments are, with changes. Tell me when you book.',
            ],
          ],
        ],
      ),
      writer.hours(['', '10:00-19:00', '10:00-19:00', '10:00-20:00', '10:00-19:00', '9:00-14:00', '9:00-13:00']),
      writer.social([
        ['instagram', 'https://www.instagram.com/negia.example.lian'],
        ['tiktok', 'https://www.tiktok.com/@negia.example.lian'],
      ]),
      writer.leadForm(['התאמת טיפול', 'Find your treatment'], ['שליחה לליאן', 'Send to Lian']),
    ],
    design: { template: 'shore', colours: { accent: '#9a3f63', ground: '#fffafa' } },
    sharing: {
      description: writer.localized([
        'טיפולי פנים, פילינג וליווי אישי לעור, בנצרת.',
        'Facials, peels and personal skin care in Nazareth.',
      ]),
    },
  }),
};
