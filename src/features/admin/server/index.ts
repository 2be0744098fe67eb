export { defineAdminList } from './define-admin-list.ts';
export { presentAs } from './present-as.ts';
