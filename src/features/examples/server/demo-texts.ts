import type { ExampleSeed } from './writer.ts';

/** Profile of the demo account: every feature of a profile, in both languages. */
export const demoSeed: ExampleSeed = {
  slug: 'demo',
  field: 'creative',
  language: 'he',
  alsoIn: 'en',
  write: (writer) => ({
    identity: {
      name: writer.localized(['דנה לביא', 'Dana Lavi']),
      title: writer.localized(['אדריכלית ומעצבת פנים', 'Architect and interior designer']),
      company: writer.localized(['סטודיו לדוגמה', 'Example Studio']),
      tagline: writer.localized(['בתים קטנים עם הרבה אור', 'Small homes with plenty of light']),
      ...writer.pictures({
        avatar: ['demo-avatar', ['ציור של דנה', 'A drawing of Dana']],
        cover: ['demo-cover', ['קשתות, שמש וכיסא', 'Arches, a sun and a chair']],
      }),
    },
    contact: {
      phones: [
        { kind: 'mobile', number: '050-555-0100' },
        { kind: 'work', number: '03-555-0100' },
      ],
      whatsapp: {
        number: '050-555-0100',
        text: writer.localized([
          'היי דנה, ראיתי את הכרטיס שלך ואשמח לדבר על הבית שלנו',
          'Hi Dana, I saw your card and would love to talk about our home',
        ]),
      },
      emails: ['dana@example-studio.example'],
      website: 'https://example-studio.example',
      address: {
        street: writer.localized(['שדרות הים 12', '12 Sea Avenue']),
        city: writer.localized(['תל אביב', 'Tel Aviv']),
        postcode: '6300112',
        point: { latitude: 32.08, longitude: 34.77 },
      },
    },
    blocks: [
      writer.links([
        [['קביעת פגישת היכרות', 'Book a first meeting'], 'https://example-studio.example/meet'],
        [['תיק עבודות מלא', 'Full portfolio'], 'https://example-studio.example/work'],
        [['מדריך: לשפץ בלי להשתגע', 'Guide: renovate and stay sane'], 'https://example-studio.example/guide'],
      ]),
      writer.gallery(
        ['עבודות אחרונות', 'Recent work'],
        [
          ['demo-1', ['פינת קריאה עם כורסה ירוקה', 'A reading corner with a green armchair']],
          ['demo-2', ['מטבח עם אריחים ומדף עץ', 'A kitchen with tiles and a wooden shelf']],
          ['demo-3', ['תוכנית של דירת שלושה חדרים', 'The plan of a three-room flat']],
          ['demo-4', ['אריחים מצוירים בירוק ובאלמוג', 'Painted tiles in green and coral']],
        ],
      ),
      writer.services(
        ['איך עובדים איתי', 'How we work'],
        [
          [
            ['פגישת ייעוץ בבית', 'A visit to your home'],
            ['שעתיים, רשימת החלטות וסקיצה ראשונה.', 'Two hours, a list of decisions and a first sketch.'],
            '₪900',
          ],
          [
            ['תכנון דירה', 'Planning a flat'],
            ['תוכניות, הדמיות וכתב כמויות.', 'Plans, pictures and a bill of quantities.'],
            ['מ־₪180 למ״ר', 'from ₪180 per m²'],
          ],
          [
            ['ליווי שיפוץ', 'Through the renovation'],
            ['ביקור שבועי באתר עד המפתח.', 'A visit to the site every week, up to the key.'],
            ['₪4,500 לחודש', '₪4,500 a month'],
          ],
        ],
      ),
      writer.about(
        ['נעים להכיר', 'Nice to meet you'],
        [
          [
            'אני דנה, אדריכלית כבר אחת־עשרה שנה. אני אוהבת דירות קטנות, כי בהן כל החלטה נחשבת. לפני שאני מציירת קו אני יושבת אצלכם בסלון ושואלת איך נראה בוקר רגיל.',
            'I am Dana, an architect for eleven years. I love small flats, because every decision counts in them. Before I draw a line I sit in your living room and ask what an ordinary morning looks like.',
          ],
          {
            list: [
              ['שרטוט ראשון תוך שבועיים', 'A first drawing within two weeks'],
              ['תקציב שנקבע מראש ונשמר', 'A budget that is set early and kept'],
              ['קבלנים שעבדתי איתם שנים', 'Builders I have worked with for years'],
            ],
          },
        ],
      ),
      writer.hours(['9:00-18:00', '9:00-18:00', '9:00-18:00', '9:00-18:00', '9:00-18:00', '9:00-12:00', '']),
      writer.recommendations(
        ['לקוחות מספרים', 'Clients say'],
        [
          [
            [
              'חמישים ושניים מטר שמרגישים כמו שמונים. קסם, או דנה.',
              'Fifty-two square metres that feel like eighty. Magic, or Dana.',
            ],
            ['נעמה ואורי, יפו', 'Naama and Uri, Jaffa'],
          ],
          [
            [
              'הייתה לידינו בכל החלטה ולא דחפה אותנו לאף אחת.',
              'She was beside us in every decision and pushed us into none.',
            ],
            ['משפחת שקד', 'The Shaked family'],
          ],
        ],
      ),
      writer.questions(
        ['שאלות ותשובות', 'Questions and answers'],
        [
          [
            ['כמה זמן לוקח תכנון?', 'How long does planning take?'],
            [
              'לדירה של שלושה חדרים, כחודשיים מהפגישה הראשונה ועד כתב הכמויות.',
              'For a three-room flat, about two months from the first meeting to the bill of quantities.',
            ],
          ],
          [
            ['עובדים גם מחוץ לתל אביב?', 'Do you work outside Tel Aviv?'],
            ['כן, מחדרה ועד גדרה.', 'Yes, from Hadera to Gedera.'],
          ],
        ],
      ),
      writer.payment(
        ['תשלום', 'Payment'],
        [[['תשלום בביט', 'Pay with Bit'], 'https://www.bitpay.co.il/app/me/EXAMPLE-0100']],
      ),
      writer.social([
        ['instagram', 'https://www.instagram.com/negia.example.studio'],
        ['linkedin', 'https://www.linkedin.com/in/negia-example-studio'],
        ['pinterest', 'https://www.pinterest.com/negia-example-studio'],
      ]),
      writer.leadForm(
        ['ספרו לי על הבית', 'Tell me about your home'],
        ['שליחה לדנה', 'Send to Dana'],
        [
          {
            label: ['מה מתכננים?', 'What are you planning?'],
            choices: [
              ['שיפוץ דירה', 'Renovating a flat'],
              ['בית חדש', 'A new house'],
              ['עיצוב בלבד', 'Interior design alone'],
            ],
          },
          { label: ['עיר', 'City'] },
        ],
      ),
    ],
    design: { template: 'shore' },
    sharing: {
      description: writer.localized([
        'תכנון ועיצוב של בתים קטנים בתל אביב והסביבה.',
        'Planning and design of small homes in and around Tel Aviv.',
      ]),
    },
  }),
};

const studioHours = ['9:00-18:00', '9:00-18:00', '9:00-18:00', '9:00-18:00', '9:00-18:00', '9:00-12:00', ''];

/** The business itself. */
const studioSeed: ExampleSeed = {
  slug: 'demo-studio',
  field: 'creative',
  language: 'he',
  alsoIn: 'en',
  write: (writer) => ({
    identity: {
      name: writer.localized(['סטודיו לדוגמה', 'Example Studio']),
      title: writer.localized(['אדריכלות ועיצוב פנים', 'Architecture and interior design']),
      tagline: writer.localized(['קפה, תוכניות ושולחן גדול ליד הים', 'Coffee, plans and a large table by the sea']),
      ...writer.pictures({
        avatar: ['demo-4', ['אריחים מצוירים', 'Painted tiles']],
        cover: ['demo-cover', ['קשתות, שמש וכיסא', 'Arches, a sun and a chair']],
      }),
    },
    contact: {
      phones: [{ kind: 'work', number: '03-555-0100' }],
      emails: ['hello@example-studio.example'],
      website: 'https://example-studio.example',
      address: {
        street: writer.localized(['שדרות הים 12', '12 Sea Avenue']),
        city: writer.localized(['תל אביב', 'Tel Aviv']),
        point: { latitude: 32.08, longitude: 34.77 },
      },
    },
    blocks: [
      writer.links([
        [['תיק עבודות מלא', 'Full portfolio'], 'https://example-studio.example/work'],
        [['ביקור בסטודיו', 'Visit the studio'], 'https://example-studio.example/visit'],
      ]),
      writer.gallery(
        ['מהשולחן שלנו', 'From our table'],
        [
          ['demo-3', ['תוכנית של דירת שלושה חדרים', 'The plan of a three-room flat']],
          ['demo-2', ['מטבח עם אריחים ומדף עץ', 'A kitchen with tiles and a wooden shelf']],
        ],
      ),
      writer.hours(studioHours),
      writer.social([['instagram', 'https://www.instagram.com/negia.example.studio']]),
      writer.leadForm(['קביעת ביקור', 'Book a visit'], ['שליחה לסטודיו', 'Send to the studio']),
    ],
    design: { template: 'shore' },
  }),
};

/** A colleague. */
const noamSeed: ExampleSeed = {
  slug: 'demo-noam',
  field: 'creative',
  language: 'he',
  alsoIn: 'en',
  write: (writer) => ({
    identity: {
      name: writer.localized(['נועם ברק', 'Noam Barak']),
      title: writer.localized(['ניהול פרויקטים', 'Project manager']),
      company: writer.localized(['סטודיו לדוגמה', 'Example Studio']),
      tagline: writer.localized(['לוח זמנים שאפשר לישון איתו', 'A schedule you can sleep with']),
      ...writer.pictures({
        cover: ['demo-1', ['פינת קריאה עם כורסה ירוקה', 'A reading corner with a green armchair']],
      }),
    },
    contact: {
      phones: [{ kind: 'mobile', number: '050-555-0108' }],
      emails: ['noam@example-studio.example'],
      website: 'https://example-studio.example',
    },
    blocks: [
      writer.about(
        ['מה אני עושה', 'What I do'],
        [
          [
            'אני באתר כל יום ראשון וכל יום רביעי, והקבלנים מכירים את המספר שלי בעל פה.',
            'I am on the site every Sunday and Wednesday, and the builders know my number by heart.',
          ],
        ],
      ),
      writer.hours(studioHours),
      writer.leadForm(['שאלה על פרויקט', 'A question about a project'], ['שליחה לנועם', 'Send to Noam']),
    ],
    design: { template: 'studio' },
  }),
};

/** The demo account's profiles, the primary one first. */
export const demoSeeds: readonly ExampleSeed[] = [demoSeed, studioSeed, noamSeed];
