export { SupportChatHost } from './chat/support-chat-host.tsx';
export { ContactPage } from './contact/contact-page.tsx';
export { contactTexts } from './contact/contact-texts.ts';
export { showSupportChat } from './show-event.ts';

/** Loads where somebody is signed in: a visitor carries none of it. */
export const loadSupportPopover = async () => (await import('./popover/support-popover.tsx')).SupportPopover;
/** Of the administration; loads when it is opened. */
export const loadSupportAdminPage = async () => ({
  Page: (await import('./admin/support-admin-page.tsx')).SupportAdminPage,
});
