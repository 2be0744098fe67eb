import { graphemesOf } from '#i18n/format.ts';
/**
 * The static prices of the landing page in whole shekels. The saving is the specification's own figure and is not
 * computed from the two prices beside it; computed savings live in the pricing section.
 */
export const landingPrices = { monthly: 40, yearly: 300, yearlyBefore: 480, savingPercent: 20 } as const;

export const trialDays = 14;

export const shippingDays = { from: 3, to: 5 } as const;

/** Invented customers; their words are in the texts under the same ids. */
export const testimonials = [
  { id: 'contractor', rating: 5 },
  { id: 'teacher', rating: 5 },
  { id: 'adviser', rating: 4 },
] as const;

export const testimonialLimit = 150;

/** Counts what a reader sees as one character, so that a vowel point or an emoji is never torn from its letter. */
export function cutTestimonial(text: string): string {
  const characters = graphemesOf(text);
  if (characters.length <= testimonialLimit) return text;
  return `${characters.slice(0, testimonialLimit).join('').trimEnd()}…`;
}
