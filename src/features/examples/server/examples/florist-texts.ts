import type { ExampleSeed } from '../writer.ts';

export const florist: ExampleSeed = {
  slug: 'givol-flowers',
  customSlug: 'פרחי-גבעול',
  field: 'shops',
  language: 'he',
  write: (writer) => ({
    identity: {
      name: writer.localized('פרחי גבעול'),
      title: writer.localized('חנות פרחים שכונתית'),
      tagline: writer.localized('זרים של היום, מהשדה של אתמול. משלוחים עד הערב ברחבי גבעתיים ורמת גן'),
      ...writer.pictures({
        avatar: ['givol-flowers-avatar', 'הסמל של פרחי גבעול: פרח בתוך עיגול'],
        cover: ['givol-flowers-cover', 'פרחים צבעוניים על רקע ירוק'],
      }),
    },
    contact: {
      phones: [{ kind: 'work', number: '03-555-0104' }],
      whatsapp: { number: '050-555-0104', text: writer.localized('היי, אשמח להזמין זר') },
      emails: ['zer@givol.example'],
      website: 'https://givol.example',
      address: writer.address('שדרת התותים 22', 'גבעתיים', [32.07, 34.81]),
    },
    blocks: [
      writer.links([
        ['הזמנת זר למשלוח היום', 'https://givol.example/today'],
        ['מנוי שבועי: פרחים בכל יום שישי', 'https://givol.example/weekly'],
      ]),
      writer.gallery('יצא מהחנות השבוע', [
        ['givol-flowers-1', 'זר אדמוניות ורודות'],
        ['givol-flowers-2', 'חמניות באגרטל כחול'],
        ['givol-flowers-3', 'זר שדה לבן וירוק'],
        ['givol-flowers-4', 'צבעונים אדומים'],
        ['givol-flowers-5', 'עציץ מונסטרה'],
        ['givol-flowers-6', 'זר כלה קטן'],
      ]),
      writer.services('כמה זה עולה', [
        ['זר יומי', 'מה שהכי יפה הבוקר, עטוף בנייר חום.', '₪95'],
        ['זר חגיגי', 'גדול ועשיר, עם פתק בכתב יד.', '₪180'],
        ['שולחן שישי', 'סידור נמוך באגרטל שנשאר אצלכם.', '₪140'],
        ['מנוי שבועי', 'ארבעה זרים בחודש עד הדלת.', '₪320 לחודש'],
        ['כלה ומלווה', 'זר כלה, פרח לחתן ושני זרים קטנים.', 'מ־₪650'],
      ]),
      writer.hours(['8:30-20:00', '8:30-20:00', '8:30-20:00', '8:30-20:00', '8:30-21:00', '7:00-15:30', '']),
      writer.about('מי אנחנו', [
        'גבעול היא חנות של אימא ובת. ענת פתחה אותה לפני עשרים ושתיים שנה, ויעלי חזרה אליה אחרי שלמדה עיצוב. אנחנו קונות ישר מארבעה מגדלים בשרון, וכמעט לא זורקות כלום: מה שנשאר ביום שישי נתרם לבית האבות שממול.',
      ]),
      writer.recommendations('אומרים עלינו', [
        ['הזר החזיק שבועיים וחצי. צילמתי כל יום, זה נהיה תחביב.', 'עידית, רמת גן'],
        ['התקשרתי בארבע, בשש אימא שלי כבר בכתה בטלפון. מושלמות.', 'נמרוד, גבעתיים'],
      ]),
      writer.questions('משלוחים', [
        ['עד מתי מזמינים להיום?', 'עד שלוש בצהריים, ובשישי עד אחת־עשרה.'],
        ['כמה עולה משלוח?', '₪25 בגבעתיים, ₪35 ברמת גן ובמזרח תל אביב. מעל ₪250 המשלוח עלינו.'],
      ]),
      writer.social([
        ['instagram', 'https://www.instagram.com/negia.example.givol'],
        ['facebook', 'https://www.facebook.com/negia.example.givol'],
        ['pinterest', 'https://www.pinterest.com/negia-example-givol'],
      ]),
      writer.leadForm('מתכננים אירוע?', 'דברו איתי', [{ label: 'תאריך האירוע', kind: 'date' }]),
    ],
    design: { template: 'market', colours: { accent: '#1f6b45' } },
    sharing: { description: writer.localized('זרים טריים, מנוי שבועי ומשלוח עוד היום. גבעתיים ורמת גן.') },
  }),
};
