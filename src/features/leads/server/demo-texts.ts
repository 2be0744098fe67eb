import type { LeadFieldName } from '#features/profiles/lead-fields.ts';
import type { Source } from '#features/stats/domain.ts';
import type { Locale } from '#i18n/locale.ts';
import type { LeadStatus } from '../domain.ts';

/** Field values; texts are in the reader's language. */
type DemoValues = { readonly [K in LeadFieldName]?: string | null | Record<Locale, string> };

/** A lead from two weeks ago or this morning, with fictional people and reserved phone numbers and domains. */
export interface DemoLead extends DemoValues {
  readonly status: LeadStatus;
  readonly formerStatus?: LeadStatus;
  readonly isSeen: boolean;
  readonly source: Source;
  readonly hoursAgo: number;
  /** Index of the profile; the primary one by default. */
  readonly profile?: number;
  readonly agreesToMarketing?: boolean;
  readonly note?: Record<Locale, string>;
  /** Answer to the demo profile's first custom question. */
  readonly answer?: Record<Locale, string>;
}

export const demoQuestion: Record<Locale, string> = { he: 'מה מתכננים?', en: 'What are you planning?' };
const renovating = { he: 'שיפוץ דירה', en: 'Renovating a flat' };
const designOnly = { he: 'עיצוב בלבד', en: 'Interior design alone' };

/** Oldest first. */
export const demoLeads: readonly DemoLead[] = [
  {
    name: { he: 'אורית שקד', en: 'Orit Shaked' },
    phone: '+972505550141',
    email: 'orit@example.com',
    message: {
      he: 'קנינו דירת ארבעה חדרים ברמת גן ואנחנו רוצים לפתוח את המטבח לסלון. אפשר להיפגש החודש?',
      en: 'We bought a four-room flat in Ramat Gan and want to open the kitchen to the living room. Can we meet this month?',
    },
    status: 'won',
    formerStatus: 'contacted',
    isSeen: true,
    source: 'nfc',
    hoursAgo: 327,
    answer: renovating,
    agreesToMarketing: true,
    note: { he: 'חתמו על הצעת המחיר. מתחילים במדידות.', en: 'They signed the offer. Measuring comes next.' },
  },
  {
    name: { he: 'יואב ברנע', en: 'Yoav Barnea' },
    phone: '+972525550118',
    email: null,
    message: {
      he: 'מחפש מישהי לתכנון משרד קטן, 40 מטר, ביפו.',
      en: 'Looking for someone to plan a small office in Jaffa, 40 square metres.',
    },
    status: 'lost',
    formerStatus: 'contacted',
    isSeen: true,
    source: 'link',
    hoursAgo: 290,
    profile: 1,
    note: { he: 'בחרו בקבלן שעושה גם תכנון.', en: 'They chose a builder who also plans.' },
  },
  {
    name: { he: 'מירב ואלון טל', en: 'Merav and Alon Tal' },
    phone: '+972545550162',
    email: 'tal.family@example.com',
    message: {
      he: 'ראינו את העבודה שלך אצל חברים. יש לנו חדר אחד שצריך להפוך לשניים.',
      en: 'We saw your work at friends’. We have one room that has to become two.',
    },
    status: 'contacted',
    formerStatus: 'new',
    isSeen: true,
    source: 'whatsapp',
    hoursAgo: 191,
    answer: designOnly,
    note: { he: 'דיברנו. ביקשו לחזור אליהם אחרי החג.', en: 'We talked. They asked for a call after the holiday.' },
  },
  {
    name: { he: 'סטודיו גלים', en: 'Galim Studio' },
    phone: null,
    email: 'hello@galim.example',
    message: {
      he: 'היי, אנחנו סטודיו לנגרות ונשמח להכיר ולשתף פעולה.',
      en: 'Hi, we are a carpentry studio and would love to meet and work together.',
    },
    status: 'archived',
    formerStatus: 'new',
    isSeen: true,
    source: 'link',
    hoursAgo: 163,
    profile: 2,
  },
  {
    name: { he: 'נטע רוזן', en: 'Neta Rosen' },
    phone: '+972505550177',
    email: 'neta@example.org',
    message: {
      he: 'כמה עולה ליווי של שיפוץ מלא לדירת 70 מטר?',
      en: 'What does it cost to be guided through a full renovation of 70 square metres?',
    },
    status: 'contacted',
    formerStatus: 'new',
    isSeen: true,
    source: 'qr',
    hoursAgo: 96,
    answer: renovating,
    agreesToMarketing: true,
  },
  {
    name: { he: 'איתי מזרחי', en: 'Itay Mizrahi' },
    phone: '+972535550104',
    email: null,
    message: {
      he: 'נפגשנו ביריד. אשמח לפגישת ייעוץ בבית, עדיף בימי שישי.',
      en: 'We met at the fair. I would like a visit at home, best on a Friday.',
    },
    status: 'new',
    isSeen: true,
    source: 'nfc',
    hoursAgo: 52,
  },
  {
    name: { he: 'רונית אדלר', en: 'Ronit Adler' },
    phone: '+972505550139',
    email: 'ronit@example.net',
    message: {
      he: 'הגג שלנו עומד ריק ואנחנו רוצים שיהיה שם מקום לשבת בו בערב.',
      en: 'Our roof stands empty and we want a place there to sit in the evening.',
    },
    status: 'new',
    isSeen: false,
    source: 'nfc',
    hoursAgo: 21,
    agreesToMarketing: true,
  },
  {
    name: { he: 'עומר לב', en: 'Omer Lev' },
    phone: '+972585550155',
    email: null,
    message: {
      he: 'אפשר לדבר היום? מקבלים מפתח בשבוע הבא ועוד לא החלטנו על כלום.',
      en: 'Can we talk today? We get the key next week and have decided nothing yet.',
    },
    status: 'new',
    isSeen: false,
    source: 'qr',
    hoursAgo: 2,
    answer: renovating,
  },
];
