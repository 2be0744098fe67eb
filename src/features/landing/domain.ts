import { graphemesOf } from '#i18n/format.ts';
export const shippingDays = { from: 3, to: 5 } as const;

/** Fictional customers; their quotes are in the texts under the same IDs. */
export const testimonials = [
  { id: 'contractor', rating: 5 },
  { id: 'teacher', rating: 5 },
  { id: 'adviser', rating: 4 },
] as const;

export const testimonialLimit = 150;

/** Counts graphemes, so that a vowel point or an emoji is never split. */
export function cutTestimonial(text: string): string {
  const characters = graphemesOf(text);
  if (characters.length <= testimonialLimit) return text;
  return `${characters.slice(0, testimonialLimit).join('').trimEnd()}…`;
}
