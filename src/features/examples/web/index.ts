export { ExamplesPage } from './examples-page.tsx';
export { examplesQuery } from './examples-query.ts';
