/** Pages load on demand; the profile list does not include the editor's code. */
export const loadProfilesPage = async () => ({ Page: (await import('./profile-list/profiles-page.tsx')).ProfilesPage });
export const loadEditorPage = async () => ({ Page: (await import('./shell/editor-page.tsx')).EditorPage });

export const loadResumeButton = async () => (await import('./profile-list/resume-button.tsx')).ResumeButton;

export { StatusBadge } from './profile-list/status-badge.tsx';
export { SuspendedNote } from './profile-list/suspended-note.tsx';
export { ShareButton, sharedLink, useShare } from './publish/use-share.tsx';
/** Components that the dashboard shares. */
export { LateDrawing } from './templates/late-drawing.tsx';
