export { BillingToggle } from './billing-toggle.tsx';
export { homeProductsQuery } from './home-products.ts';
export { PriceCard } from './price-card.tsx';
export { PricingSection } from './pricing-section.tsx';
