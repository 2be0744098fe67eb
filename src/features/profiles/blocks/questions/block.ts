import { z } from 'zod';
import { words } from '#base/content-schemas.ts';
import { defineBlock, listOf } from '../define-block.ts';

export const maxQuestions = 40;

export const questionsBlock = defineBlock({
  shape: { items: listOf(z.object({ question: words(200), answer: words(1_500) }), maxQuestions) },
  empty: () => ({ items: [{ question: {}, answer: {} }] }),
  list: { name: 'items', blankIn: ['question', 'answer'] },
});
