export { profileCss } from './css.ts';
export type { PageContext } from './page-context.ts';
export { ProfileCard } from './profile-card.tsx';
