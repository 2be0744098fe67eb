export { helpHead } from '../content/head.ts';
export { HelpPage } from './help-page.tsx';
export { HelpQuestionPage } from './help-question-page.tsx';
