export { SupportChatHost } from './chat/support-chat-host.tsx';
export { ContactPage } from './contact/contact-page.tsx';
export { contactTexts } from './contact/contact-texts.ts';
export { showSupportChat } from './show-event.ts';

/** Loaded for signed-in users only, so visitors do not download it. */
export const loadSupportPopover = async () => (await import('./popover/support-popover.tsx')).SupportPopover;
/** Admin page; loaded when opened. */
export const loadSupportAdminPage = async () => ({ Page: (await import('./desk/desk-page.tsx')).DeskPage });
