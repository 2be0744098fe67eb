import { z } from 'zod';
import { localizedText } from '#base/schemas.ts';
import { defineBlock, listOf } from '../define-block.ts';

export const maxRecommendations = 30;
export const maxStars = 5;

const recommendation = z.object({
  text: localizedText(600),
  author: localizedText(80),
  stars: z.int().min(1).max(maxStars).optional(),
});

export const recommendationsBlock = defineBlock({
  shape: { items: listOf(recommendation, maxRecommendations) },
  empty: () => ({ items: [{ text: {}, author: {} }] }),
  list: { name: 'items', blankIn: ['text', 'author'] },
});
