/** Pages load on demand; the profile list does not include the editor's code. */
export const loadProfilesPage = async () => ({ Page: (await import('./profile-list/profiles-page.tsx')).ProfilesPage });
export const loadEditorPage = async () => ({ Page: (await import('./shell/editor-page.tsx')).EditorPage });

/** Components that the dashboard shares. */
export const loadShareDialog = async () => (await import('./publish/share-dialog.tsx')).ShareDialog;
export { ProfileDrawing } from './profile-list/profile-drawing.tsx';
export { StatusBadge } from './profile-list/status-badge.tsx';
export { SuspendedNote } from './profile-list/suspended-note.tsx';
