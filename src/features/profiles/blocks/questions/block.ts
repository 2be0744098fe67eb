import { z } from 'zod';
import { localizedText } from '#base/schemas.ts';
import { defineBlock, listOf } from '../define-block.ts';

export const maxQuestions = 40;

export const questionsBlock = defineBlock({
  shape: { items: listOf(z.object({ question: localizedText(200), answer: localizedText(1_500) }), maxQuestions) },
  empty: () => ({ items: [{ question: {}, answer: {} }] }),
  list: { name: 'items', blankIn: ['question', 'answer'] },
});
