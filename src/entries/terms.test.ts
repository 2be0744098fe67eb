import { expect, test } from 'vitest';

const modules = import.meta.glob<Record<string, unknown>>('../**/{texts,*-texts}.ts', { eager: true });
const blocks = import.meta.glob<Record<string, unknown>>('../features/profiles/blocks/*/block.ts', { eager: true });
/** The other exports of a block are its schema and its stored values. */
const blockTexts = Object.values(blocks).flatMap((block) =>
  Object.keys(block).flatMap((name) => (name.endsWith('Texts') ? [block[name]] : [])),
);

const content = import.meta.glob<string>('../**/*.md', { query: '?raw', import: 'default', eager: true });

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** What surrounds a text in a line of Markdown: its mark or key before it, the id of a heading after it. */
const lineMarks = /^(?:[#>:|-]+|\d+\.|title:|summary:|cover:) "?| \{#[\w-]+\}$| \|$|"$/g;
/** People may spell what they search for as they like. */
const searchWords = /^(?:Search words|מילות חיפוש): /;

const textsIn = (source: string): string[] =>
  source
    .split('\n')
    .filter((line) => !searchWords.test(line))
    .flatMap((line) => line.replace(lineMarks, '').split(' | '));

const allTexts = [
  ...[...Object.values(modules), ...blockTexts].flatMap(stringsIn),
  ...Object.values(content).flatMap(textsIn),
];

/** One word for one thing: what is not written, and what is written instead. */
const terms: readonly (readonly [discouraged: RegExp, preferred: RegExp])[] = [
  // Packages and subscriptions.
  [/החבילה החינמית|חבילת הבסיס/, /החבילה הבסיסית/],
  [/חבילת (\{|בסיסי|מתקדם|מקצועי)/, /החבילה ״\{/],
  [/המנוי \{name\}/, /מנוי ״\{name\}״/],
  [/החבילות הגדולות|בחבילה הגדולה/, /החבילות המתקדמות|בחבילות המתקדמות/],
  [/מה שמעבר ל|הכרטיס הזה מעבר/, /לא כלול בחבילה/],
  [/(בחרו|בוחרים|לבחור) מסלול|המסלולים/, /בוחרים חבילה|החבילות/],
  [/החיוב נכשל|חיוב שנכשל/, /החיוב לא עבר/],
  // Money.
  [/[\d}] ?₪(?!\{)/, /₪\d/],
  [/ש״ח/, /₪/],
  [/ספק (ה?סליקה|ה?תשלומים)/, /חברת הסליקה/],
  [/תוקף הכרטיס (הזה )?עבר/, /תוקף הכרטיס (הזה )?פג/],
  [/הבנק לניסיון|בנק להדגמה|סליקת ניסיון/, /בנק הניסיון/],
  [/מדיניות ה?החזרים/, /ביטולים והחזרים/],
  [/בספרים|בדיקת הספרים|ספרי הכספים/, /ספרי החשבונות/],
  // Leads, contact details and statistics.
  [/טופס ה(לידים|פניות)/, /טופס ה?פנייה/],
  [/שמירות איש קשר/, /שמירות באנשי הקשר/],
  [/^קשר$|דרכי קשר/, /פרטי קשר/],
  [/לאקסל/, /ל־Excel/],
  [/הודעת WhatsApp|ב־?WhatsApp/, /וואטסאפ/],
  [/תשלום ב־Bit/, /בביט/],
  [/סטטוס/, /מצב/],
  [/^נתונים$/, /סטטיסטיקה/],
  [/^משרד$/, /^עבודה$/],
  [/שעות פתיחה/, /שעות פעילות/],
  // Cards, chips and orders.
  [/כרטיס חדש/, /כרטיס (דיגיטלי|NFC|אשראי) חדש/],
  [/חברת ה?שליחויות/, /חברת ה?משלוחים/],
  [/שליח אקספרס|^אקספרס$/, /משלוח מהיר/],
  [/^פלסטיק$/, /^PVC$/],
  [/(לכתוב|כתיבת) (את |כל )?ה?שבב|השבבים נכתבו|כתבנו את השבבים/, /לצרוב|צריבת/],
  [/החבילה לא הגיעה|כשהחבילה (שם|יוצאת)|מביא את החבילה/, /המשלוח/],
  [/הצד ה(קדמי|אחורי)/, /חזית/],
  [/הכרטיס קפוא/, /מוקפא/],
  [/(לקחת|לקחנו) את ה(חדשה|גרסה)/, /(לעבור|עברתם) לגרסה החדשה/],
  // Pages, actions and states.
  [/דף הבית|מדף יצירת|לדף התשלום/, /עמוד הבית/],
  [/מביאים את|לא הצלחנו להביא/, /לא הצלחנו לטעון/],
  [/זה לא הצליח/, /לא הצלחנו/],
  [/ניסיון נוסף/, /לנסות שוב/],
  [/^להשהות$|^הפסקה$/, /^השהיה$/],
  [/^לשחזר$/, /^שחזור$/],
  [/^להציג עוד/, /^הצגת עוד/],
  [/לנקות את הסינון/, /הסרת הסינון/],
  [/דרך העיניים|בעיני הלקוח/, /צפייה כמשתמש/],
  [/מבט על/, /^סקירה$/],
  [/עדכוני מסד הנתונים/, /מיגרציות של מסד הנתונים/],
  [/טביעת הקובץ/, /סיכום ביקורת/],
  [/(^| )(הוא )?טוב(ה)? (ל־|עד |לפעם|לשבוע)/, /בתוקף ל־/],
  [/אימות בשני שלבים/, /אימות דו־שלבי/],
  [/קודי ה?גיבוי/, /קודי ה?שחזור/],
  [/אימייל|דואר אלקטרוני/, /מייל/],
  [/(^| )בתוך (כמה|\d|\{)/, /תוך (כמה|\d|\{)/],
  // Spelling and punctuation.
  [/[א-ת]-[A-Za-z\d{]/, /[א-ת]־[A-Za-z\d{]/],
  [/[א-ת]"[א-ת]/, /[א-ת]״[א-ת]/],
  [/„/, /״/],
  [/הזו(?![א-ת])/, /הזאת/],
  [/(^|[^א-ת])ה?חצים/, /חיצים/],
  [/גוגל/, /Google/],
  [/כרום/, /Chrome/],
  [/מי ש(באים|עושים|מצטרפים|כתבו|בונים) /, /מי ש(בא|עושה|מצטרף|בונה) /],
  // English.
  [/\be-mail/i, /\bemail/i],
  [/(?<![\w#{:/-])mails?\b(?!to)(?!\})/i, /\bemails\b/],
  [/\bmend(s|ed|ing)?\b/i, /\bfix/i],
  [/\bwhoever\b/i, /\banyone\b/i],
  [/\b(as )?a present\b|your present\b/i, /\bgift\b/i],
  [/\bbringing the\b|could not bring/i, /\bload(ing)?\b/i],
  [/\benquir/i, /\binquir/i],
  [/^Profiles$|\b[Uu]nnamed profile\b/, /^Cards$/],
  [/\bmain card\b/i, /\bprimary card\b/i],
  [/\blog in\b/i, /\bsign in\b/i],
  [/\bfree plan\b/i, /\bbasic plan\b/i],
  [/\btable of plans\b/i, /\bpricing table\b/i],
  [/\bsmall (Latin|English) letters\b/i, /\blowercase English letters\b/i],
  [/\bby the clocks of\b/i, /\bIsrael time\b/],
];

test.each(terms)('%s gives way to %s', (discouraged, preferred) => {
  expect(allTexts.filter((text) => discouraged.test(text))).toEqual([]);
  expect(allTexts.some((text) => preferred.test(text))).toBe(true);
});
