import { LegalPage } from '../frame/legal-page.tsx';
import { privacyDocument } from './privacy-document.ts';

export const PrivacyPage = () => <LegalPage document={privacyDocument} />;
