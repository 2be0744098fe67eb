export { BillingToggle } from './billing-toggle.tsx';
export { homeProductsQuery } from './home-products.ts';
export { PricingPanel } from './pricing-panel.tsx';
export { PricingSection } from './pricing-section.tsx';

/** Loaded on demand, so that they are not part of other pages' bundles. */
export const loadPackagesAdminPage = async () => ({
  Page: (await import('./admin/packages-admin-page.tsx')).PackagesAdminPage,
});
export const loadPackageAdminPage = async () => ({
  Page: (await import('./admin/package-admin-page.tsx')).PackageAdminPage,
});
