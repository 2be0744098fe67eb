import type { ExampleSeed } from '../writer.ts';

export const vet: ExampleSeed = {
  slug: 'hazanav-vet',
  field: 'care',
  language: 'he',
  write: (writer) => ({
    identity: {
      name: writer.localized('ד״ר הדס פלג'),
      title: writer.localized('וטרינרית'),
      company: writer.localized('מרפאת הזנב'),
      tagline: writer.localized('כלבים, חתולים ומי שגר איתם. ביקורים במרפאה ובבית'),
      ...writer.pictures({
        avatar: ['hazanav-vet-avatar', 'ציור של הדס'],
        cover: ['hazanav-vet-cover', 'צלליות של כלב וחתול על גבעה'],
      }),
    },
    contact: {
      phones: [
        { kind: 'work', number: '08-555-0112' },
        { kind: 'mobile', number: '050-555-0112' },
      ],
      whatsapp: { number: '050-555-0112', text: writer.localized('שלום ד״ר פלג, יש לי שאלה על החיה שלי') },
      emails: ['clinic@hazanav.example'],
      website: 'https://hazanav.example',
      address: writer.address('רחוב הנחליאלי 9', 'באר שבע', [31.25, 34.79]),
    },
    blocks: [
      writer.links([
        ['קביעת תור', 'https://hazanav.example/book'],
        ['מקרה חירום? מה עושים עכשיו', 'https://hazanav.example/emergency'],
        ['פנקס החיסונים שלי', 'https://hazanav.example/vaccines'],
      ]),
      writer.hours(
        [
          '9:00-13:00 16:00-20:00',
          '9:00-13:00 16:00-20:00',
          '9:00-13:00',
          '9:00-13:00 16:00-20:00',
          '9:00-13:00 16:00-20:00',
          '9:00-12:30',
          '',
        ],
        [['2026-12-10', '9:00-13:00', 'יום השתלמות, סוגרים מוקדם']],
      ),
      writer.services('מחירון', [
        ['בדיקה כללית', 'חצי שעה, בלי לחץ. חתולים נבדקים בחדר משלהם.', '₪190'],
        ['חיסון משושה', 'כולל בדיקה ורישום בפנקס.', '₪140'],
        ['שבב וחיסון כלבת', 'לגורים מגיל שלושה חודשים.', '₪120'],
        ['סירוס או עיקור', 'כולל בדיקות דם, משככי כאבים וביקורת.', 'מ־₪650'],
        ['ביקור בית', 'בבאר שבע, בעומר ובמיתר.', '₪340'],
      ]),
      writer.about('הכירו את הדס', [
        'אני וטרינרית כבר תשע שנים, וגרה עם שני כלבים מאומצים וחתולה אחת שמנהלת אותם. פתחתי את המרפאה כדי שיהיה לי זמן לשבת על הרצפה, לחכות שהחיה תתקרב, ורק אז לבדוק.',
        { list: ['חדר המתנה נפרד לחתולים', 'רנטגן ומעבדה במקום', 'הודעה אחרי כל טיפול, איך עבר הלילה'] },
      ]),
      writer.gallery('אצלנו במרפאה', [
        ['hazanav-vet-1', 'כלב חום יושב ומחכה'],
        ['hazanav-vet-2', 'חתולה מציצה מתוך סל'],
        ['hazanav-vet-3', 'ארנב לבן על דשא'],
        ['hazanav-vet-4', 'קערת מים וכדור'],
      ]),
      writer.recommendations('הם לא מדברים, אז אנחנו', [
        ['הכלב שלי רועד בכל מרפאה. אצל הדס הוא נרדם על השטיח.', 'לימור ולאפה'],
        ['התקשרה בעצמה בשמונה בערב לשאול מה שלום החתולה. בכיתי קצת.', 'ארתור, עומר'],
      ]),
      writer.questions('שאלות של גורים חדשים', [
        ['מתי מתחילים לחסן?', 'מגיל שישה שבועות. קבעו ביקור ראשון, ונבנה לוח מסודר.'],
        ['אתם עובדים עם ביטוחים?', 'כן, עם כולם. אנחנו ממלאים את הטופס ושולחים.'],
        ['מה עושים בלילה?', 'במספר הנייד יש תמיד הודעה עם התורן. לעולם לא נשאיר אתכם לבד.'],
      ]),
      writer.social([
        ['instagram', 'https://www.instagram.com/negia.example.hazanav'],
        ['facebook', 'https://www.facebook.com/negia.example.hazanav'],
      ]),
      writer.leadForm('שאלה לווטרינרית', 'שליחה למרפאה', [
        { label: 'מי החיה?', choices: ['כלב', 'חתול', 'ארנב', 'אחר'] },
        { label: 'איך קוראים לה?' },
      ]),
    ],
    design: { template: 'line', colours: { accent: '#0f6f68' } },
    sharing: { description: writer.localized('מרפאה וטרינרית רגועה בבאר שבע, וגם ביקורי בית.') },
  }),
};
