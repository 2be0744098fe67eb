import { LegalPage } from '../frame/legal-page.tsx';
import { termsDocument } from './terms-document.ts';

export const TermsPage = () => <LegalPage document={termsDocument} />;
