import { refundDocument } from '#features/legal/web/index.ts';
import { legalPage } from '../legal-page.tsx';

export const page = legalPage(refundDocument);
