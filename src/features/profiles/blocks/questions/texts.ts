import { texts } from '#i18n/texts.ts';

export const questionsTexts = texts('block', {
  he: {
    questions: {
      name: 'שאלות ותשובות',
      about: 'מה ששואלים אתכם כל הזמן',
      count: '{count, plural, =0 {עוד אין שאלות} one {שאלה אחת} two {שתי שאלות} other {# שאלות}}',
      page: { title: 'שאלות ותשובות' },
      form: { question: 'השאלה', answer: 'התשובה', add: 'הוספת שאלה', one: 'שאלה {position}' },
    },
  },
  en: {
    questions: {
      name: 'Questions and answers',
      about: 'What people always ask you',
      count: '{count, plural, =0 {No questions yet} one {One question} other {# questions}}',
      page: { title: 'Questions and answers' },
      form: { question: 'The question', answer: 'The answer', add: 'Add a question', one: 'Question {position}' },
    },
  },
});
