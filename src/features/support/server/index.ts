export { supportExport } from './data-export.ts';
export { supportJobs } from './jobs.ts';
export { countOpenConversations } from './open-queries.ts';
export { countUnread as countUnreadSupport } from './queries.ts';
export { supportRoutes } from './routes.ts';
