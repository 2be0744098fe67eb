import { privacyEn as en, privacyHe as he } from '#features/legal/web/index.ts';
import { legalPage } from '../legal-page.tsx';

export const page = legalPage({ name: 'privacy', he, en });
