export { helpHead } from '../content/head.ts';
export { helpTexts } from '../help-texts.ts';
export { topicNames } from '../questions.ts';
export { HelpPage } from './help-page.tsx';
export { HelpQuestionPage } from './help-question-page.tsx';
export { cardPricesQuery, knownCardPrices } from './use-card-prices.ts';
