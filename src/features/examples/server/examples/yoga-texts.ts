import type { ExampleSeed } from '../writer.ts';

export const yoga: ExampleSeed = {
  slug: 'shira-yoga',
  field: 'care',
  language: 'he',
  write: (writer) => ({
    identity: {
      name: writer.localized('שירה אלמוג'),
      title: writer.localized('מורה ליוגה ולנשימה'),
      company: writer.localized('סטודיו נשימה ראשונה'),
      tagline: writer.localized('קבוצות של עד עשרה, מזרן מחכה, לא צריך להיות גמישים'),
      ...writer.pictures({
        avatar: ['shira-yoga-avatar', 'ציור של שירה'],
        cover: ['shira-yoga-cover', 'שמש, גבעות ואגם בגווני מרווה'],
      }),
    },
    contact: {
      phones: [{ kind: 'mobile', number: '050-555-0108' }],
      whatsapp: { number: '050-555-0108', text: writer.localized('היי שירה, אשמח לשיעור ניסיון') },
      emails: ['shira@neshima.example'],
      website: 'https://neshima.example',
      address: writer.address('שביל החרוב 5', 'פרדס חנה', [32.47, 34.97]),
    },
    blocks: [
      writer.links([
        ['מערכת השיעורים', 'https://neshima.example/schedule'],
        ['הרשמה לשיעור ניסיון', 'https://neshima.example/first'],
      ]),
      writer.gallery('הסטודיו', [
        ['shira-yoga-1', 'מזרנים מגולגלים ליד הקיר'],
        ['shira-yoga-2', 'דמות בתנוחת עץ'],
        ['shira-yoga-3', 'קערה מצלצלת על שטיח'],
        ['shira-yoga-4', 'חלון גדול ועציץ'],
      ]),
      writer.services('שיעורים', [
        ['שיעור ניסיון', 'בואו כמו שאתם. מזרן, שמיכה ותה עלינו.', '₪45'],
        ['כרטיסייה של עשרה', 'תקפה ארבעה חודשים, לכל השיעורים.', '₪620'],
        ['מנוי חודשי', 'שני שיעורים בשבוע, כולל מוצאי שבת.', '₪390'],
        ['שיעור אישי', 'שעה בבית או בסטודיו, לפי מה שהגוף צריך היום.', '₪280'],
        ['יוגה להיריון', 'ימי שלישי בבוקר, קבוצה קטנה במיוחד.', '₪70'],
      ]),
      writer.about('קצת עליי', [
        'הגעתי ליוגה בגלל גב תפוס ונשארתי בגלל השקט. למדתי אצל מורים בגליל ובדרום הודו, ואני מלמדת כבר שתים־עשרה שנה, בעיקר אנשים שבטוחים שיוגה היא לא בשבילם.',
        'בשיעור אצלי אין מראות ואין תחרות. יש נשימה, תנועה איטית, והרבה אפשרויות לכל תנוחה.',
      ]),
      writer.hours([
        '7:00-10:00 17:00-21:00',
        '7:00-10:00',
        '7:00-10:00 17:00-21:00',
        '17:00-21:00',
        '7:00-10:00',
        '8:00-11:00',
        '20:00-21:30',
      ]),
      writer.recommendations('אחרי השיעור', [
        ['באתי פעם אחת כי חברה שלי ביטלה. זה היה לפני ארבע שנים.', 'ענבל, בנימינה'],
        ['הפיזיותרפיסט שלי שאל מה השתנה. אמרתי לו: ימי ראשון בשבע.', 'יוסי, פרדס חנה'],
        ['שירה שמה לב לכל אחת, גם כשאנחנו עשר.', 'מאיה, כרכור'],
      ]),
      writer.questions('לפני שמגיעים', [
        ['מה ללבוש?', 'משהו נוח שלא מפריע להתכופף. יחפים.'],
        ['יש לי כאבי גב, זה בסדר?', 'בדרך כלל כן. כתבו לי לפני, ונתאים את השיעור. אם יש ספק, קודם שואלים רופא.'],
        ['אפשר לבטל?', 'עד שש שעות לפני, בלי חיוב.'],
      ]),
      writer.payment('תשלום לשיעור', [['תשלום בביט', 'https://www.bitpay.co.il/app/me/EXAMPLE-0108']]),
      writer.social([
        ['instagram', 'https://www.instagram.com/negia.example.shira'],
        ['spotify', 'https://open.spotify.com/user/negia-example-shira'],
      ]),
      writer.leadForm('שיעור ראשון', 'אני רוצה לנסות', [{ label: 'מתי נוח?', choices: ['בוקר', 'ערב', 'סוף שבוע'] }]),
    ],
    design: { template: 'studio', scheme: 'light', colours: { accent: '#4d6b55', ground: '#f6f4ee' } },
    sharing: { description: writer.localized('יוגה ונשימה בקבוצות קטנות בפרדס חנה. שיעור ניסיון ב־₪45.') },
  }),
};
