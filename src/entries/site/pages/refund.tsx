import { refundEn as en, refundHe as he } from '#features/legal/web/index.ts';
import { legalPage } from '../legal-page.tsx';

export const page = legalPage({ name: 'refund', he, en });
