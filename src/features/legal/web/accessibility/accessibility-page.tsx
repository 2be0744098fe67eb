import { LegalPage } from '../frame/legal-page.tsx';
import { accessibilityDocument } from './accessibility-document.ts';

export const AccessibilityPage = () => <LegalPage document={accessibilityDocument} />;
