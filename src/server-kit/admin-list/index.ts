export { csvTable, defineAdminList, type ListCall, listReader, presentAs } from './define-admin-list.ts';
