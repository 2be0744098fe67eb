import { LegalPage } from '../frame/legal-page.tsx';
import { refundDocument } from './refund-document.ts';

export const RefundPage = () => <LegalPage document={refundDocument} />;
