import { z } from 'zod';
import { localizedText } from '#base/schemas.ts';
import { texts } from '#i18n/texts.ts';
import { defineBlock, listOf } from '../define-block.ts';

export const maxQuestions = 40;

export const questionsBlock = defineBlock({
  shape: { items: listOf(z.object({ question: localizedText(200), answer: localizedText(1_500) }), maxQuestions) },
  empty: () => ({ items: [{ question: {}, answer: {} }] }),
  list: { name: 'items', blankIn: ['question', 'answer'], shownBy: ['question', 'answer'] },
});

export const questionsTexts = texts('block', {
  questions: {
    name: ['שאלות ותשובות', 'Questions and answers'],
    about: ['מה ששואלים אתכם כל הזמן', 'What people always ask you'],
    count: [
      '{count, plural, =0 {עוד אין שאלות} one {שאלה אחת} two {שתי שאלות} other {# שאלות}}',
      '{count, plural, =0 {No questions yet} one {One question} other {# questions}}',
    ],
    page: { title: ['שאלות ותשובות', 'Questions and answers'] },
    form: {
      question: ['השאלה', 'The question'],
      answer: ['התשובה', 'The answer'],
      add: ['הוספת שאלה', 'Add a question'],
      one: ['שאלה {position}', 'Question {position}'],
    },
  },
});
