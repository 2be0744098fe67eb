export { BillingToggle } from './billing-toggle.tsx';
export { homeProductsQuery } from './home-products.ts';
export { PricingPanel } from './pricing-panel.tsx';
export { PricingSection } from './pricing-section.tsx';

/** Load when they are opened: nobody else carries them. */
export const loadPackagesAdminPage = async () => ({
  Page: (await import('./admin/packages-admin-page.tsx')).PackagesAdminPage,
});
export const loadPackageAdminPage = async () => ({
  Page: (await import('./admin/package-admin-page.tsx')).PackageAdminPage,
});
