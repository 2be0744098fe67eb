import { graphemesOf } from '#i18n/format.ts';
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
