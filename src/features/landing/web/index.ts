export { Claims } from './claims.tsx';
export { LandingPage } from './landing-page.tsx';
