/** One file: each file that a page is loaded from costs its name in the script of the dashboard. */
export { CardPricesPage } from './admin-prices/card-prices-page.tsx';
export { PointsAdminPage } from './points-admin-page.tsx';
