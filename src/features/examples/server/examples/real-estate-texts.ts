import type { ExampleSeed } from '../writer.ts';

export const realEstate: ExampleSeed = {
  slug: 'rotman-homes',
  field: 'money',
  language: 'he',
  alsoIn: 'en',
  write: (writer) => ({
    identity: {
      name: writer.localized(['דפנה רוטמן', 'Dafna Rotman']),
      title: writer.localized(['יועצת נדל״ן', 'Real-estate adviser']),
      company: writer.localized(['רוטמן בתים', 'Rotman Homes']),
      tagline: writer.localized([
        'תיווך שקט בצפון הישן ובנווה צדק',
        'Quiet brokerage in the Old North and Neve Tzedek',
      ]),
      ...writer.pictures({
        avatar: ['rotman-homes-avatar', ['ציור של דפנה', 'A drawing of Dafna']],
        cover: ['rotman-homes-cover', ['חזיתות של בתים לבנים', 'White house fronts']],
      }),
    },
    contact: {
      phones: [
        { kind: 'mobile', number: '050-555-0110' },
        { kind: 'work', number: '03-555-0110' },
      ],
      whatsapp: {
        number: '050-555-0110',
        text: writer.localized([
          'שלום דפנה, ראיתי את הכרטיס שלך ואשמח לדבר',
          'Hello Dafna, I saw your card and would like to talk',
        ]),
      },
      emails: ['dafna@rotman-homes.example'],
      website: 'https://rotman-homes.example',
      address: writer.address(['שדרות השקמה 40', '40 Sycamore Boulevard'], ['תל אביב', 'Tel Aviv'], [32.08, 34.77]),
    },
    blocks: [
      writer.links([
        [['דירות למכירה עכשיו', 'Homes for sale now'], 'https://rotman-homes.example/sale'],
        [['דירות להשכרה', 'Homes for rent'], 'https://rotman-homes.example/rent'],
        [['כמה שווה הדירה שלכם?', 'What is your home worth?'], 'https://rotman-homes.example/value'],
        [['קביעת שיחה', 'Book a call'], 'https://rotman-homes.example/call'],
      ]),
      writer.services(
        ['ליווי', 'How I can help'],
        [
          [
            ['מכירה', 'Selling'],
            [
              'הערכה, צילום, סיורים בדירה ומשא ומתן, עד המפתח.',
              'Valuation, photography, viewings and negotiation, right up to the keys.',
            ],
            ['2% + מע״מ', '2% + VAT'],
          ],
          [
            ['קנייה', 'Buying'],
            ['חיפוש בשבילכם בלבד, כולל בדיקת בניין.', 'A search for you alone, building check included.'],
            ['2% + מע״מ', '2% + VAT'],
          ],
          [
            ['השכרה', 'Letting'],
            ['דיירים, ערבויות, חוזה וליווי לאורך השנה.', 'Tenants, guarantees, contract and care through the year.'],
            ['חודש שכירות', 'One month’s rent'],
          ],
          [
            ['הערכת שווי', 'Valuation'],
            ['ביקור ודוח קצר תוך יומיים.', 'A visit and a short report within two days.'],
            ['₪900', '₪900'],
          ],
        ],
      ),
      writer.gallery(
        ['נמכרו לאחרונה', 'Sold lately'],
        [
          ['rotman-homes-1', ['בית עם מרפסות עגולות', 'A house with rounded balconies']],
          ['rotman-homes-2', ['סלון עם חלון גדול', 'A living room with a large window']],
          ['rotman-homes-3', ['גג עם עציצים', 'A roof with plants']],
          ['rotman-homes-4', ['מבנה לשימור עם דלת כחולה', 'A listed house with a blue door']],
        ],
      ),
      writer.about(
        ['על דפנה', 'About Dafna'],
        [
          [
            'אני מוכרת בתים בשכונות שבהן גדלתי. מכירה את הבניינים, את ועדי הבתים ואת העצים שמסתירים את הים. אני עובדת עם מעט לקוחות בכל פעם, ועונה לטלפון.',
            'I sell homes in the streets where I grew up. I know the buildings, the committees and the trees that hide the sea. I take few clients at a time, and I answer the phone.',
          ],
        ],
      ),
      writer.recommendations(
        ['ממליצים', 'Clients say'],
        [
          [
            [
              'אמרה לנו לא לקנות את הדירה הראשונה. חסכה לנו שנים של צרות.',
              'She told us not to buy the first flat. That saved us years of trouble.',
            ],
            ['רועי וסיוון', 'Roy and Sivan'],
          ],
          [
            ['נמכר בשבועיים, במחיר שלא העזנו לבקש.', 'Sold in two weeks, at a price we had not dared to ask.'],
            ['משפחת הרלינג', 'The Harling family'],
          ],
        ],
      ),
      writer.hours(['9:00-19:00', '9:00-19:00', '9:00-19:00', '9:00-19:00', '9:00-19:00', '9:00-13:00', '']),
      writer.social([
        ['linkedin', 'https://www.linkedin.com/in/negia-example-rotman'],
        ['instagram', 'https://www.instagram.com/negia.example.rotman'],
      ]),
      writer.leadForm(
        ['נדבר?', 'Shall we talk?'],
        ['שליחה לדפנה', 'Send to Dafna'],
        [
          {
            label: ['אני רוצה', 'I would like to'],
            choices: [
              ['למכור', 'Sell'],
              ['לקנות', 'Buy'],
              ['להשכיר', 'Let'],
            ],
          },
        ],
      ),
    ],
    design: { template: 'line', corner: 'soft', colours: { accent: '#1f3a5f' } },
    sharing: {
      description: writer.localized([
        'קנייה, מכירה והשכרה בתל אביב, בליווי אישי ושקט.',
        'Buying, selling and letting in Tel Aviv, personally and quietly.',
      ]),
    },
  }),
};
