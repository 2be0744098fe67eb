export { csvTable } from './csv-cells.ts';
export { defineAdminList } from './define-admin-list.ts';
export { presentAs } from './present-as.ts';
