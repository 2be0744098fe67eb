import { termsEn as en, termsHe as he } from '#features/legal/web/index.ts';
import { legalPage } from '../legal-page.tsx';

export const page = legalPage({ name: 'terms', he, en });
