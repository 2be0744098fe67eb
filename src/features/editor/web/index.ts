/** Pages load when they are opened; the list of cards does not carry the editor. */
export const loadCardsPage = async () => ({ Page: (await import('./cards/cards-page.tsx')).CardsPage });
export const loadEditorPage = async () => ({ Page: (await import('./shell/editor-page.tsx')).EditorPage });
