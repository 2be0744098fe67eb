export { ShowcasePage as Page } from '#ui/showcase/showcase-page.tsx';
