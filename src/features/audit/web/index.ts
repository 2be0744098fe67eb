export const loadAuditPage = async () => ({ Page: (await import('./audit-page.tsx')).AuditPage });
