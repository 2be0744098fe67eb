export { ensureFirstAdmin } from './service.ts';
