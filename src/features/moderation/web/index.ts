export { isUnknownProfile, ReportPage, reportedQuery } from './report/report-page.tsx';
export { reportTexts } from './report/report-texts.ts';

/** Admin pages, loaded on demand. */
export const loadReportsAdminPage = async () => ({ Page: (await import('./admin/reports-page.tsx')).ReportsAdminPage });
export const loadReportCasePage = async () => ({ Page: (await import('./admin/report-case-page.tsx')).ReportCasePage });
