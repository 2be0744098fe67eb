import type { DocumentInput } from '../../e2e/support/calling-owner.ts';
import type { Template } from '../../src/features/profiles/design/templates.ts';

interface ProfilePictures {
  readonly template?: Template;
  readonly avatar: string;
  readonly gallery: readonly string[];
  /** Adds English texts, so the page is rendered once per language. */
  readonly isBilingual?: boolean;
}

const links: readonly (readonly [he: string, en: string, address: string])[] = [
  ['קביעת פגישת ייעוץ', 'Book a meeting', 'https://calendly.com/michal-levi/30min'],
  ['תיק העבודות המלא', 'The whole portfolio', 'https://michal-levi.example/portfolio'],
  ['מחירון 2026', 'Prices of 2026', 'https://drive.google.com/file/d/1xY2zAbCdEf/view'],
  ['החנות באינטרנט', 'Our shop', 'https://shop.michal-levi.example/'],
  ['הבלוג: עיצוב לבתים קטנים', 'The blog: small homes', 'https://medium.com/@michal.levi'],
  ['סיור בפרויקט בתל אביב', 'A tour of a home in Tel Aviv', 'https://www.youtube.com/watch?v=AbCdEfGhIjK'],
  ['ההמלצות בגוגל', 'What people say', 'https://maps.app.goo.gl/AbCdEfGh12345'],
  ['סדנת צבע בסטודיו', 'A workshop on colour', 'https://events.example/colour-workshop'],
  ['הפודקאסט שלנו', 'Our podcast', 'https://open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk'],
  ['כתבה במגזין בניין ודיור', 'In the press', 'https://magazine.example/2026/05/home'],
  ['השראה בפינטרסט', 'Ideas on Pinterest', 'https://www.pinterest.com/michallevi'],
  ['הצטרפות לרשימת הדיוור', 'Our newsletter', 'https://news.michal-levi.example/join'],
];

const about = {
  he: 'אני מעצבת פנים כבר חמש־עשרה שנה, בעיקר דירות קטנות במרכז. אני אוהבת אור, עץ וחומרים שמתיישנים יפה, ומאמינה שבית טוב הוא כזה שנעים לחזור אליו.',
  en: 'I have been designing homes for fifteen years, most of them small. I like light, wood and things that age well, and I believe that a good home is one that is pleasant to come back to.',
};

const spans = (...hours: readonly (readonly [number, number])[]) =>
  hours.map(([from, to]) => ({ from: from * 60, to: to * 60 }));
const workday = spans([9, 13], [16, 19]);

/** A profile with all that most owners will ever add: a portrait, twelve links, six images, hours, a lead form. */
export function fullProfile({
  template = 'shore',
  avatar,
  gallery,
  isBilingual = false,
}: ProfilePictures): DocumentInput {
  const both = (he: string, en: string) => (isBilingual ? { he, en } : { he });
  const paragraph = (text: string) => [{ kind: 'paragraph' as const, runs: [{ text }] }];
  return {
    version: 1,
    language: 'he',
    identity: {
      name: both('מיכל לוי', 'Michal Levi'),
      title: both('מעצבת פנים', 'Interior designer'),
      company: both('סטודיו לוי', 'Studio Levi'),
      tagline: both('בתים שנעים לחזור אליהם', 'Homes that are pleasant to come back to'),
      avatar: { file: avatar, alt: both('מיכל לוי בסטודיו', 'Michal Levi in her studio') },
    },
    contact: {
      phones: [
        { kind: 'mobile', number: '+972501234567' },
        { kind: 'work', number: '+97231234567' },
      ],
      whatsapp: { number: '+972501234567', text: both('היי מיכל, הגעתי מהכרטיס', 'Hi Michal, I saw your card') },
      emails: ['michal@michal-levi.example'],
      website: 'https://michal-levi.example/',
      address: {
        street: both('דיזנגוף 100', '100 Dizengoff St.'),
        city: both('תל אביב', 'Tel Aviv'),
        point: { latitude: 32.0796, longitude: 34.7739 },
      },
    },
    blocks: [
      { id: 'links', kind: 'links', items: links.map(([he, en, address]) => ({ label: both(he, en), address })) },
      {
        id: 'social',
        kind: 'social',
        items: [
          { network: 'instagram', address: 'https://www.instagram.com/michal.levi' },
          { network: 'facebook', address: 'https://www.facebook.com/michal.levi' },
          { network: 'linkedin', address: 'https://www.linkedin.com/in/michal-levi' },
        ],
      },
      {
        id: 'about',
        kind: 'about',
        text: { he: paragraph(about.he), ...(isBilingual && { en: paragraph(about.en) }) },
      },
      {
        id: 'gallery',
        kind: 'gallery',
        pictures: gallery.map((file, index) => ({ file, alt: both(`סלון ${index + 1}`, `Room ${index + 1}`) })),
      },
      {
        id: 'hours',
        kind: 'hours',
        week: [workday, workday, spans([9, 13]), workday, workday, spans([9, 12]), []],
        exceptions: [],
      },
      {
        id: 'lead',
        kind: 'lead-form',
        fields: [
          {
            id: 'what',
            kind: 'choice',
            label: both('מה מעצבים?', 'What shall we design?'),
            choices: [both('דירה', 'A flat'), both('עבודה', 'An office'), both('חנות', 'A shop')],
          },
        ],
      },
    ],
    design: { template },
  };
}
