export { notificationsExports } from './data-export.ts';
export { notificationsJobs } from './jobs.ts';
export { mailOwner, sendToOwner } from './mail-job.ts';
export { inFrame } from './mails.ts';
export { createNotification, type NewNotification, notify } from './notify.ts';
export { publishEvent, publishEventToAll } from './publish-event.ts';
export { hasUnreadNews } from './queries.ts';
export { notificationsRoutes } from './routes.ts';
export { refetchTopics } from './service.ts';
