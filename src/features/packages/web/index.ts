export { homeProductsQuery } from './home-products.ts';
export { PricingSection } from './pricing-section.tsx';
