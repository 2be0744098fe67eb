import { accessibilityEn as en, accessibilityHe as he } from '#features/legal/web/index.ts';
import { legalPage } from '../legal-page.tsx';

export const page = legalPage({ name: 'accessibility', he, en });
