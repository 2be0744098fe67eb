import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locale, locales } from '#i18n/locale.ts';
import { expectSoundHtml } from '#testing/render-page.tsx';
import type { PhysicalCardDesign } from '../../design/design.ts';
import { Designer } from './designer.tsx';
import { draftOf } from './state/draft.ts';
import type { DesignerStart } from './state/use-start-session.ts';
import { designExample, orderExample, profileExample, savedExample } from './testing/examples.ts';
import { renderDesigner } from './testing/render-designer.tsx';

beforeEach(() => vi.stubGlobal('window', { location: { origin: 'https://negia.example' } }));
afterEach(() => vi.unstubAllGlobals());

const start = (change: Partial<DesignerStart> = {}): DesignerStart => ({
  userId: 5,
  saved: savedExample,
  order: undefined,
  profiles: [profileExample],
  draft: draftOf(savedExample),
  ...change,
});
const ofDesign = (change: Partial<PhysicalCardDesign>): DesignerStart =>
  start({ draft: { ...draftOf(savedExample), design: { ...designExample, ...change } } });
const packages = [
  { packageType: 'basic', name: 'Basic', discount: 0 },
  { packageType: 'pro', name: 'Pro', discount: 20 },
];
const render = (of: DesignerStart = start(), discount = 0, locale: Locale = 'he') =>
  renderDesigner(<Designer start={of} />, { locale, prices: { discount, packages } });
const button = (html: string, text: string) =>
  new RegExp(`<button[^>]*>(?:(?!</button>).)*${text}`, 's').exec(html)?.[0];

describe('the price', () => {
  test('shows the list price without a plan, and what the best plan would save', () => {
    const html = render();
    for (const text of ['₪89', '₪129', '₪199', 'כולל מע״מ', 'בחבילה ״Pro״', '₪71.20', '₪17.80', 'href="/subscription"'])
      expect(html).toContain(text);
    expect(html).not.toContain('<s ');
  });

  test('shows the discounted price with a plan, the list price struck through and the saving', () => {
    const html = render(start(), 20);
    expect(html).toMatch(/<s [^>]*>.*?₪89.*?<\/s>/s);
    for (const text of ['₪71.20', '₪103.20', '₪159.20', 'החבילה שלכם חוסכת 20%']) expect(html).toContain(text);
    expect(html).not.toContain('בחבילה ״Pro״');
  });

  test('in the footer follows the material', () => {
    const html = render(ofDesign({ material: 'metal', finish: 'black' }), 20);
    expect(html.slice(html.lastIndexOf('₪159.20'))).toContain('לכרטיס אחד');
  });
});

describe('warnings', () => {
  test('blocking ones disable ordering and appear beside the field and in the list', () => {
    const html = render(ofDesign({ words: { ...designExample.words, name: '' } }));
    expect(html.match(/חסר שם על הכרטיס/g)?.length).toBeGreaterThanOrEqual(2);
    expect(html).toContain('דבר אחד צריך תיקון לפני ההזמנה');
    expect(html).toContain('חובה לתקן');
    const white = render(ofDesign({ colours: { ground: '#ffffff', ink: '#ffffff', accent: '#ffffff' } }));
    expect(white.match(/<li[^>]*data-severity="stop".*?הצבעים קרובים מדי/g)).toHaveLength(2);
    expect(button(html, 'להזמנה<')).toMatch(/aria-describedby="card-design-stopped"[^>]*aria-disabled="true"/);
  });

  test('non-blocking ones leave ordering enabled', () => {
    const html = render(ofDesign({ qr: { side: 'back', size: 13 } }));
    expect(html).toContain('קוד ה־QR קטן');
    expect(button(html, 'להזמנה<')).not.toContain('aria-disabled');
  });

  test('refuse a logo that would not be seen, with the reason', () => {
    const logo = `p_${'a'.repeat(22)}_900x300_ffffff_ffffff`;
    const html = render(ofDesign({ logo, colours: { ground: '#ffffff', ink: '#14211f', accent: '#0f4c4a' } }));
    expect(html).toContain('הלוגו לא ייראה');
    expect(html).not.toContain('מוכן להדפסה');
    expect(button(html, 'להזמנה<')).toContain('aria-disabled="true"');
  });

  test('are replaced by “ready to print” when there are none', () => {
    expect(render()).toContain('מוכן להדפסה');
  });
});

describe('the form', () => {
  test('shows the values of the design', () => {
    const html = render();
    for (const text of ['value="Dana Levi"', 'value="Architect"', 'value="Fair"', 'value="#0f4c4a"', 'נשמר'])
      expect(html).toContain(text);
    expect(html.match(/type="radio"[^>]*value="(shore|paper|night|market|studio|line)"/g)).toHaveLength(6);
  });

  test('hides the colours for engraved materials and explains why', () => {
    const html = render(ofDesign({ material: 'wood', finish: 'bamboo' }));
    expect(html).toContain('על עץ חורטים בלייזר');
    expect(html).not.toContain('type="color"');
    expect(html).toMatch(/checked=""[^>]*value="bamboo"/);
    expect(html).not.toContain('value="matte"');
  });

  test('shows how far a custom text is from the left and the top, and a drag handle on the card', () => {
    const html = render(
      ofDesign({ front: { free: { text: 'Hello', x: 30, y: 12.5, size: 3.2, isBold: false, tone: 'ink' } } }),
    );
    for (const text of ['value="26.3"', 'value="11.4"', '>Hello</textarea>', 'role="button"'])
      expect(html).toContain(text);
  });

  test('shows that the chosen profile no longer exists', () => {
    const html = render(start({ draft: { ...draftOf(savedExample), profileId: null } }));
    expect(html).toContain('הכרטיס הדיגיטלי שנבחר כבר לא קיים');
  });

  test('links to the editor to publish a profile that is still a draft', () => {
    const html = render(start({ profiles: [{ ...profileExample, status: 'draft' }] }));
    expect(html).toContain('Dana Levi (טיוטה)');
    expect(html).toContain('href="/editor/3"');
  });

  test('shows that a new design is saved from the first change', () => {
    expect(render(start({ saved: undefined }))).toContain('יישמר מהשינוי הראשון');
  });
});

test('an order’s design shows the reason for changes and its own submit button, and locks the paid options', () => {
  const html = render(start({ saved: undefined, order: orderExample }));
  for (const text of ['The logo is blurred', 'שליחת העיצוב המתוקן', 'href="/physical-cards/orders/41"'])
    expect(html).toContain(text);
  expect(html).not.toContain('להזמנה<');
  expect(html).not.toContain('value="metal"');
  expect(html).toMatch(/<select[^>]*disabled/);
});

test.each(locales)('in %s: no inline styles, unique ids, and ARIA references that exist', (locale) => {
  for (const of of [start(), start({ saved: undefined, order: orderExample }), ofDesign({ template: 'market' })]) {
    const html = render(of, 20, locale);
    expectSoundHtml(html, locale);
    expect(html).not.toMatch(/>designer(Form)?\.\w/);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    for (const [, names = ''] of html.matchAll(/aria-(?:labelledby|describedby)="([^"]+)"/g))
      for (const id of names.split(' ')) expect(ids).toContain(id);
  }
});
