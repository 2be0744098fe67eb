import type { ExampleSeed } from '../writer.ts';

export const electrician: ExampleSeed = {
  slug: 'khoury-electric',
  field: 'home',
  language: 'he',
  write: (writer) => ({
    identity: {
      name: writer.localized('סמיר חורי'),
      title: writer.localized('חשמלאי מוסמך ומומחה לבית חכם'),
      company: writer.localized('חורי חשמל'),
      tagline: writer.localized('לוחות, תאורה ועמדות טעינה. זמין עד חצות בכל מרכז הארץ'),
      ...writer.pictures({
        avatar: ['khoury-electric-avatar', 'ציור של סמיר'],
        cover: ['khoury-electric-cover', 'נורות מאירות בחושך'],
      }),
    },
    contact: {
      phones: [
        { kind: 'mobile', number: '050-555-0109' },
        { kind: 'work', number: '*5509' },
      ],
      whatsapp: { number: '050-555-0109', text: writer.localized('היי סמיר, יש לי עבודת חשמל') },
      emails: ['samir@khoury-electric.example'],
      website: 'https://khoury-electric.example',
      address: writer.address('רחוב האורגים 18', 'רמלה', [31.93, 34.87]),
    },
    blocks: [
      writer.services('עבודות נפוצות', [
        ['קצר או נפילת חשמל', 'אבחון ותיקון בביקור אחד, ברוב המקרים.', 'מ־₪290'],
        ['נקודת חשמל חדשה', 'כולל חציבה וסגירה נקייה.', '₪240'],
        ['החלפת לוח', 'לוח דירתי תלת־פאזי, עם אישור בודק.', 'מ־₪2,400'],
        ['עמדת טעינה לרכב', 'תכנון, תשתית והתקנה, עם אחריות לחמש שנים.', 'מ־₪2,900'],
        ['תאורה חכמה לחדר', 'תרחישים, עמעום ושליטה מהטלפון.', 'מ־₪850'],
      ]),
      writer.gallery('פרויקטים', [
        ['khoury-electric-1', 'לוח חשמל מסודר'],
        ['khoury-electric-2', 'נורות תלויות מעל אי במטבח'],
        ['khoury-electric-3', 'עמדת טעינה בחניה'],
        ['khoury-electric-4', 'תאורה נסתרת במדרגות'],
      ]),
      writer.hours(['8:00-24:00', '8:00-24:00', '8:00-24:00', '8:00-24:00', '8:00-24:00', '8:00-16:00', '19:00-24:00']),
      writer.links([
        ['איך בודקים ממסר פחת? סרטון של דקה', 'https://khoury-electric.example/check'],
        ['תיאום הצעת מחיר בבית', 'https://khoury-electric.example/quote'],
      ]),
      writer.about('מי מגיע אליכם', [
        'אני סמיר, חשמלאי מוסמך עם רישיון מתכנן. איתי בצוות אחי ראמי ושני חניכים, וכל עבודה נבדקת פעמיים לפני שאנחנו מרימים את המפסק.',
        { list: ['רישיון חשמל בתוקף, וביטוח מלא', 'צילומים לפני ואחרי בכל עבודה', 'חלקים עם תו תקן בלבד'] },
      ]),
      writer.recommendations('לקוחות', [
        ['החשמל נפל בעשר בלילה עם תינוק בבית. באחת־עשרה כבר ישנו.', 'משפחת פריד, לוד'],
        ['סידר לנו לוח שנראה כמו ציור. השכנים באים לראות.', 'אבי, ראשון לציון'],
      ]),
      writer.questions('שאלות', [
        ['כמה עולה ביקור?', '₪190, ומתקזז מהעבודה.'],
        ['אתם נותנים אישור לחברת החשמל?', 'כן, כולל בודק סוג 2 כשצריך.'],
      ]),
      writer.payment('תשלום', [
        ['ביט', 'https://www.bitpay.co.il/app/me/EXAMPLE-0109'],
        ['פייבוקס', 'https://links.payboxapp.com/EXAMPLE0109'],
      ]),
      writer.social([['facebook', 'https://www.facebook.com/negia.example.khoury']]),
      writer.leadForm('תארו את התקלה', 'שליחה לסמיר', [{ label: 'עיר' }]),
    ],
    design: { template: 'night', scheme: 'dark', colours: { accent: '#f5b83d', ground: '#14120d' } },
    sharing: { description: writer.localized('חשמלאי מוסמך, עמדות טעינה ובית חכם. זמין עד חצות.') },
  }),
};
