export { renderChallenge } from './challenge-page.tsx';
export type { FrameParts, Look } from './document.tsx';
export { renderFields } from './fields-page.tsx';
export { renderRefusal } from './said.tsx';
