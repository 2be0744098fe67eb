/** Pages are loaded when opened; components that other pages use, and the finder's page, are exported directly. */
export const loadTagPage = async () => ({ Page: (await import('./page/tag-page.tsx')).TagPage });
export const loadTagOfferPage = async () => ({ Page: (await import('./offer/tag-offer-page.tsx')).TagOfferPage });
export { TagLink } from './components/tag-link.tsx';
export { FoundTagPage } from './found/found-tag-page.tsx';
export { foundTexts } from './found/found-texts.ts';
export { TagsPanel } from './panel/tags-panel.tsx';
export { isUnknownTag, tagQueries, useTagName } from './use-tags.ts';
