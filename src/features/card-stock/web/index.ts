export const loadStockPage = async () => ({ Page: (await import('./admin/stock-page.tsx')).StockPage });
