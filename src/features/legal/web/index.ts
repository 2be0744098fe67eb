export { accessibilityDocument } from './accessibility/accessibility-document.ts';
export type { LegalDocument } from './frame/legal-document.ts';
export { LegalPage } from './frame/legal-page.tsx';
export { legalHead } from './legal-head.ts';
export { privacyDocument } from './privacy/privacy-document.ts';
export { refundDocument } from './refund/refund-document.ts';
export { termsDocument } from './terms/terms-document.ts';
