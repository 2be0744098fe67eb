import { AccessibilityPage, legalHead } from '#features/legal/web/index.ts';
import type { PageModule } from '../page-module.ts';
import { PlainTop } from '../plain-top.tsx';

const Accessibility = () => (
  <>
    <PlainTop />
    <AccessibilityPage />
  </>
);

export const page: PageModule = { Page: Accessibility, head: (locale) => legalHead('accessibility', locale) };
