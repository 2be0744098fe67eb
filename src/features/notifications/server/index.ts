export { notificationsJobs } from './jobs.ts';
export { mailOwner } from './mail-job.ts';
export { tellNews } from './news.ts';
export { keepNews, type News, notify } from './notify.ts';
export { notificationsRoutes } from './routes.ts';
export { notificationsExports } from './takeaway.ts';
