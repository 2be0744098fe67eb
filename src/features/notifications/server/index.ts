export { notificationsExports } from './data-export.ts';
export { notificationsFeature } from './feature.ts';
export { publishEvent, publishEventToAll } from './live.ts';
export { composeInFrame, composeNotificationMail, type MailFrame, mailOwner, sendToOwner } from './mails.ts';
export { createNotification, type NewNotification, notify } from './notify.ts';
export { hasUnreadNotification } from './queries.ts';
export { composeWeekly } from './scheduled/weekly.ts';
export { refetchTopics } from './service.ts';
