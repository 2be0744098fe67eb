import { describe, expect, it } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { cutTestimonial, testimonialLimit, testimonials } from './domain.ts';
import { landingTexts } from './texts.ts';

const long = (letter: string, count: number) => letter.repeat(count);

describe('cutTestimonial', () => {
  it('does not cut a text of exactly the limit', () => {
    const exact = long('א', testimonialLimit);
    expect(cutTestimonial(exact)).toBe(exact);
    expect(cutTestimonial('')).toBe('');
  });

  it('cuts one character more, with an ellipsis', () => {
    expect(cutTestimonial(long('א', testimonialLimit + 1))).toBe(`${long('א', testimonialLimit)}…`);
  });

  it('never splits a surrogate pair', () => {
    expect(cutTestimonial(long('😀', testimonialLimit))).not.toContain('…');
    expect(cutTestimonial(long('😀', testimonialLimit + 5))).toBe(`${long('😀', testimonialLimit)}…`);
  });

  it('never separates a vowel point from its letter', () => {
    const pointed = 'שָׁ';
    expect(cutTestimonial(long(pointed, testimonialLimit))).not.toContain('…');
    expect(cutTestimonial(long(pointed, testimonialLimit + 1))).toBe(`${long(pointed, testimonialLimit)}…`);
  });

  it('does not leave a space before the ellipsis', () => {
    const spaced = `${long('א', testimonialLimit - 1)} ${long('ב', 10)}`;
    expect(cutTestimonial(spaced)).toBe(`${long('א', testimonialLimit - 1)}…`);
  });
});

describe('the testimonials', () => {
  it.each(['he', 'en'] as const)('include at least one that is cut in %s', (locale) => {
    const t = translator(landingTexts, locale);
    const cut = testimonials.filter(({ id }) => cutTestimonial(t(`landing.testimonials.${id}.text`)).endsWith('…'));
    expect(cut.length).toBeGreaterThan(0);
  });

  it('are rated from one to five', () => {
    for (const { rating } of testimonials) expect(rating >= 1 && rating <= 5).toBe(true);
  });
});
