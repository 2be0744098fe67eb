export { linkChecks } from './broadcasts/broadcasts.ts';
export { notificationsExports } from './data-export.ts';
export { notificationsFeature } from './feature.ts';
export { publishEvent, publishEventToAll } from './live.ts';
export {
  composeInFrame,
  composeNotificationMail,
  createNotification,
  type MailFrame,
  type NewNotification,
  notify,
  notifyStaff,
  sendToOwner,
} from './mails.ts';
export { hasUnreadNotification } from './queries.ts';
export { composeWeekly } from './scheduled/weekly.ts';
export { readNotificationsOf, refetchTopics } from './service.ts';
export { unsubscribeToken } from './unsubscribe-token.ts';
