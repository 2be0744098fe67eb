export { blockViews } from '../blocks/views.tsx';
export { profileCss } from './head/css.ts';
export { addFonts, fontStack } from './head/fonts.ts';
export { leadConsent } from './lead-consent.ts';
export type { PageContext } from './page-context.ts';
export { ProfileCard } from './profile-card.tsx';
