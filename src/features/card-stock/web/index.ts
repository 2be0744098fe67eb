export const loadStockPage = async () => ({ Page: (await import('./stock-page.tsx')).StockPage });
