/** Admin page, loaded on demand. */
export const loadJobsPage = async () => ({ Page: (await import('./jobs-page.tsx')).JobsAdminPage });
export { jobsAdminTexts } from './jobs-texts.ts';
