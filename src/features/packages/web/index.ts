export { homeProductsQuery } from './home-products.ts';
export { BillingToggle, PricingPanel, PricingSection } from './pricing-panel.tsx';

/** Loaded on demand, so that they are not part of other pages' bundles. */
export const loadPackagesAdminPage = async () => ({
  Page: (await import('./admin/packages-admin-page.tsx')).PackagesAdminPage,
});
export const loadPackageAdminPage = async () => ({
  Page: (await import('./admin/package-admin-page.tsx')).PackageAdminPage,
});
