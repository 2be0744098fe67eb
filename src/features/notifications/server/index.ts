export { notificationsExports } from './data-export.ts';
export { notificationsJobs } from './jobs.ts';
export { mailOwner, sendToOwner } from './mail-job.ts';
export { inFrame } from './mails.ts';
export { tellNews, tellNewsToAll } from './news.ts';
export { keepNews, type News, notify } from './notify.ts';
export { hasUnreadNews } from './queries.ts';
export { notificationsRoutes } from './routes.ts';
export { readNews } from './service.ts';
