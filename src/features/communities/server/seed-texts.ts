import type { LocalizedText } from '#base/schemas.ts';
import type { CommunityField } from '../domain.ts';

export interface CommunitySeed {
  readonly slug: string;
  readonly field: CommunityField;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly city: LocalizedText;
  /** Slugs of example profiles. */
  readonly members: readonly string[];
}

const country: LocalizedText = {};

export const communitySeeds: readonly CommunitySeed[] = [
  {
    slug: 'home-pros',
    field: 'home',
    name: { he: 'בעלי מקצוע לבית', en: 'Home professionals' },
    description: {
      he: 'אינסטלטורים, חשמלאים, שיפוצניקים וכל מי שבא עם ארגז כלים. ממליצים זה על זה, מעבירים עבודות כשהיומן מלא, ומתייעצים כשהקיר מפתיע.',
      en: 'Plumbers, electricians, renovators and everyone who arrives with a toolbox. We recommend one another, pass jobs on when the diary is full, and compare notes when a wall has surprises.',
    },
    city: country,
    members: ['alon-drai', 'khoury-electric', 'rotman-homes'],
  },
  {
    slug: 'haifa-small-business',
    field: 'other',
    name: { he: 'עסקים קטנים בחיפה', en: 'Small businesses in Haifa' },
    description: {
      he: 'מהנמל ועד הכרמל: עסקים קטנים שמכירים את העיר ואת השכנים. נפגשים לקפה פעם בחודש, ובשאר הזמן שולחים לקוחות אחד לשני.',
      en: 'From the port up to Mount Carmel: small businesses that know the city and their neighbours. Coffee once a month, and customers sent each other’s way the rest of the time.',
    },
    city: { he: 'חיפה', en: 'Haifa' },
    members: ['alon-drai', 'ben-carmi'],
  },
  {
    slug: 'jerusalem-law',
    field: 'law',
    name: { he: 'עורכי דין ויועצים בירושלים', en: 'Lawyers and advisers in Jerusalem' },
    description: {
      he: 'משפחה, ירושה, מקרקעין ודיני עבודה. המקום למצוא קולגה לתיק שלא בתחום שלכם, ולשאול שאלה לפני שמגישים.',
      en: 'Family, inheritance, property and employment law. The place to find a colleague for the case outside your field, and to ask before you file.',
    },
    city: { he: 'ירושלים', en: 'Jerusalem' },
    members: ['tamar-arbel'],
  },
  {
    slug: 'money-and-property',
    field: 'money',
    name: { he: 'כסף, נדל״ן וראש שקט', en: 'Money, property and peace of mind' },
    description: {
      he: 'רואי חשבון, יועצי מס, מתווכים ועורכי דין שמלווים משפחות ועסקים קטנים. עדכונים בעברית פשוטה, והפניות בלי עמלות.',
      en: 'Accountants, tax advisers, agents and lawyers who look after families and small businesses. News in plain words, and referrals without a fee.',
    },
    city: country,
    members: ['lavon-cpa', 'rotman-homes', 'tamar-arbel'],
  },
  {
    slug: 'galilee-beauty',
    field: 'care',
    name: { he: 'יופי וטיפוח בגליל', en: 'Beauty in the Galilee' },
    description: {
      he: 'קוסמטיקאיות, מאפרות וספריות מנצרת והסביבה. המלצות על חומרים, מחליפות לחגים, ומילה טובה בסוף יום ארוך.',
      en: 'Aestheticians, make-up artists and hairdressers in and around Nazareth. Tips on materials, cover for the holidays, and a kind word at the end of a long day.',
    },
    city: { he: 'נצרת', en: 'Nazareth' },
    members: ['lian-skin'],
  },
  {
    slug: 'body-and-breath',
    field: 'care',
    name: { he: 'גוף ונשימה', en: 'Body and breath' },
    description: {
      he: 'מורות ליוגה, מאמנים ומטפלות מכל הארץ. לומדים אחד מהשנייה, בונים יחד סדנאות, ומפנים מתאמנים למי שקרוב אליהם הביתה.',
      en: 'Yoga teachers, coaches and therapists from all over the country. We learn from one another, build workshops together, and send people to the one closest to home.',
    },
    city: country,
    members: ['shira-yoga', 'ben-carmi', 'lian-skin'],
  },
  {
    slug: 'beer-sheva-animals',
    field: 'care',
    name: { he: 'אוהבי חיות בבאר שבע', en: 'Animal people in Beer Sheva' },
    description: {
      he: 'וטרינרים, מאלפים, פנסיונים ומספרות לכלבים בבירת הנגב. עונים לשאלות דחופות ומוצאים בית לגורים.',
      en: 'Vets, trainers, kennels and groomers in the capital of the Negev. Urgent questions get answers, and puppies find homes.',
    },
    city: { he: 'באר שבע', en: 'Beer Sheva' },
    members: ['hazanav-vet'],
  },
  {
    slug: 'bakers-and-cooks',
    field: 'food',
    name: { he: 'אופים ומבשלים', en: 'Bakers and cooks' },
    description: {
      he: 'מאפיות, מטבחים ביתיים וקייטרינג קטן. קונים קמח יחד, מחליפים מתכונים (לא את כולם), ויודעים מי פנוי בערב חג.',
      en: 'Bakeries, home kitchens and small caterers. We buy flour together, swap recipes (not all of them), and know who is free on the eve of a holiday.',
    },
    city: country,
    members: ['seor-bakery'],
  },
  {
    slug: 'neighbourhood-shops',
    field: 'shops',
    name: { he: 'חנויות שכונתיות בגבעתיים', en: 'Neighbourhood shops in Givatayim' },
    description: {
      he: 'הפרחים, הספרים, הירקות והכלבו: החנויות שהופכות רחוב לשכונה. מבצעים משותפים ותו קנייה אחד לכולן.',
      en: 'Flowers, books, greens and odds and ends: the shops that turn a street into a neighbourhood. Joint offers, and one gift card for all.',
    },
    city: { he: 'גבעתיים', en: 'Givatayim' },
    members: ['givol-flowers'],
  },
  {
    slug: 'tel-aviv-creatives',
    field: 'creative',
    name: { he: 'יוצרים בתל אביב־יפו', en: 'Creatives in Tel Aviv-Jaffa' },
    description: {
      he: 'צלמים, מעצבות, מאיירים ואנשי וידאו. מחפשים יד שנייה לצילומים, סטודיו פנוי או חוות דעת כנה? כאן.',
      en: 'Photographers, designers, illustrators and film people. Looking for a second pair of hands, a free studio or an honest opinion? Here.',
    },
    city: { he: 'תל אביב', en: 'Tel Aviv' },
    members: ['nadir-light'],
  },
  {
    slug: 'weddings-and-events',
    field: 'events',
    name: { he: 'חתונות ואירועים', en: 'Weddings and events' },
    description: {
      he: 'כל מי שעושה לאחרים יום בלתי נשכח: צילום, פרחים, עוגות, הגברה והפקה. מוצאים צוות שלם בקבוצה אחת.',
      en: 'Everyone who gives other people an unforgettable day: photos, flowers, cakes, sound and production. A whole crew in one group.',
    },
    city: country,
    members: ['givol-flowers', 'seor-bakery', 'nadir-light', 'lian-skin'],
  },
  {
    slug: 'tech-freelancers',
    field: 'tech',
    name: { he: 'עצמאים בהייטק', en: 'Tech freelancers' },
    description: {
      he: 'מפתחות, אנשי אבטחה, מוצר ונתונים שעובדים לבד, אבל לא נשארים לבד. תעריפים, חוזים ופרויקטים שצריכים עוד ראש.',
      en: 'Developers, security, product and data people who work alone without being alone. Rates, contracts, and projects that need one more head.',
    },
    city: country,
    members: [],
  },
];
