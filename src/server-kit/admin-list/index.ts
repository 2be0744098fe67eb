export { csvTable, defineAdminList, presentAs } from './define-admin-list.ts';
