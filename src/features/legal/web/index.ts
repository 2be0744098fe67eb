export { AccessibilityPage } from './accessibility/accessibility-page.tsx';
export { legalHead } from './legal-head.ts';
export { PrivacyPage } from './privacy/privacy-page.tsx';
export { RefundPage } from './refund/refund-page.tsx';
export { TermsPage } from './terms/terms-page.tsx';
