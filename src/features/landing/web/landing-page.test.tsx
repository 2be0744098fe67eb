import { describe, expect, it } from 'vitest';
import type { Product } from '#features/packages/contract.ts';
import { defaultClaims } from '#features/settings/claims-texts.ts';
import { visibleClaims } from '#features/settings/public-values.ts';
import type { Locale } from '#i18n/locale.ts';
import { expectSoundHtml, renderPage } from '#testing/render-page.tsx';
import { LandingPage } from './index.ts';

const advanced: Product = {
  id: 2,
  name: 'Advanced',
  description: 'For a business that grows',
  monthlyPrice: 40,
  yearlyPrice: 300,
  features: ['one', 'two', 'three', 'four'],
  benefit1: 'five',
  benefit2: 'six is too many',
  benefit3: null,
  benefit4: null,
  benefit5: null,
  isPopular: true,
  isActive: true,
  showAtHome: true,
  sortOrder: 2,
  packageType: 'advanced',
};
const free = { name: 'Basic', monthlyPrice: 0, yearlyPrice: 0, isPopular: false };
const basic: Product = { ...advanced, ...free, id: 1, sortOrder: 1 };

const nothing = () => undefined;

function page(
  locale: Locale,
  products: Product[] = [advanced, basic],
  claims = defaultClaims,
  isSignedIn = false,
): string {
  return renderPage(
    <LandingPage
      products={products}
      isSignedIn={isSignedIn}
      onRegister={nothing}
      onLogin={nothing}
      onDemo={nothing}
      onChat={nothing}
      onChoosePlan={nothing}
      quoteMail="hello@negia.example"
      claims={visibleClaims(claims, locale)}
    />,
    { locale },
  );
}

const headings = (html: string) => [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));

describe.each(['he', 'en'] as const)('the landing page in %s', (locale) => {
  const html = page(locale);

  it('is sound HTML', () => expectSoundHtml(html, locale));

  it('has one h1, and no heading skips a level', () => {
    const levels = headings(html);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
  });

  it('“hero, physical NFC cards, testimonials, features, pricing, call to action”: in this order', () => {
    const ids = ['hero', 'physical', 'testimonials', 'features'].map((name) => `id="landing-${name}"`);
    const places = [...ids, 'id="pricing"', 'id="landing-last"'].map((id) => html.indexOf(id));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('shows the claims and the static prices of the specification', () => {
    for (const figure of ['1000+', '98%', '24/7', '3+']) expect(html).toContain(`<bdi dir="ltr">${figure}</bdi>`);
    for (const price of ['₪40', '₪300', '₪480']) expect(html).toContain(`>${price}</bdi>`);
    expect(html).toContain('20%');
    expect(html).toContain('mailto:hello@negia.example?subject=');
  });
});

describe('the prices', () => {
  it('default to yearly, with the calculated saving', () => {
    const html = page('en');
    expect(html).toMatch(/<input[^>]*value="yearly"[^>]*checked=""|<input[^>]*checked=""[^>]*value="yearly"/);
    expect(html).toContain('Save 38%');
  });

  it('are sorted, with at most five features per plan', () => {
    const html = page('en');
    expect(html.indexOf('<bdi>Basic</bdi>')).toBeLessThan(html.indexOf('<bdi>Advanced</bdi>'));
    expect(html).toContain('<bdi>five</bdi>');
    expect(html).not.toContain('six is too many');
  });

  it('are hidden when there is nothing to show', () => {
    for (const none of [[], [{ ...advanced, isActive: false }], [{ ...advanced, showAtHome: false }]]) {
      expect(page('en', none)).not.toContain('id="pricing"');
    }
  });
});

describe('claims', () => {
  const disabledClaim = { ...defaultClaims.cards, isShown: false };
  const figures = (html: string) => {
    const [, band = ''] = /<dl[^>]* data-count="\d">(.*?)<\/dl>/.exec(html) ?? [];
    return [...band.matchAll(/<bdi dir="\w+">([^<]+)</g)].map(([, figure]) => figure);
  };

  it('are omitted when hidden, and the section when all are', () => {
    expect(figures(page('en', [], { ...defaultClaims, cards: disabledClaim }))).toEqual(['98%', '24/7', '3+']);
    const none = {
      cards: disabledClaim,
      satisfaction: disabledClaim,
      support: disabledClaim,
      templates: disabledClaim,
    };
    expect(page('en', [], none)).not.toContain('Negia in numbers');
  });

  it('are in the request’s language', () => {
    const cards = { isShown: true, value: { he: '2 אלף', en: '2k' }, label: { he: 'כרטיסים', en: 'cards <b>' } };
    expect(page('en', [], { ...defaultClaims, cards })).toContain('>cards &lt;b&gt;</dt>');
    expect(figures(page('he', [], { ...defaultClaims, cards }))[0]).toBe('2 אלף');
  });
});

it('leads a signed-in owner to the dashboard instead of registering again', () => {
  const html = page('he', undefined, undefined, true);
  expect(html).toContain('ללוח הבקרה');
  expect(html).not.toContain('חשבון הדגמה');
});

it('cuts a long testimonial after 150 characters and opens it to its end', () => {
  const html = page('he');
  expect(html).toMatch(/<details[^>]*><summary><span>[^<]{100,151}…<\/span>/);
  expect(html).toContain('לקריאה עד הסוף');
});
