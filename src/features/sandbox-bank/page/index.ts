export { renderChallenge, renderFields } from './bank-pages.tsx';
export type { FrameOptions, Theme } from './document.tsx';
export { renderRefusal } from './message.tsx';
