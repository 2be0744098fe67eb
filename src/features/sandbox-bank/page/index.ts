export { renderChallenge } from './challenge-page.tsx';
export type { FrameOptions, Theme } from './document.tsx';
export { renderFields } from './fields-page.tsx';
export { renderRefusal } from './message.tsx';
