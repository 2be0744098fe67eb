/** Loaded on demand. */
export const loadFiguresPage = async () => ({ Page: (await import('./figures-page.tsx')).FiguresPage });
