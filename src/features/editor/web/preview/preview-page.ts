/** The content security policy refuses inline styles, but not a sheet that a script makes. */
export interface PreviewPage {
  readonly document: Document;
  readonly sheet: CSSStyleSheet;
}

export function openPage(frame: HTMLIFrameElement): PreviewPage | undefined {
  const { contentDocument: document, contentWindow } = frame;
  if (!document || !contentWindow) return undefined;
  const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];
  document.title = frame.title;
  stayHere(document);
  return { document, sheet };
}

/** A preview is looked at: its links lead nowhere and its forms send nothing. */
function stayHere(document: Document): void {
  const hold = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.('a[href], area[href], button:not([type=button])');
    if (link || event.type === 'submit') event.preventDefault();
  };
  for (const type of ['click', 'auxclick', 'submit', 'dragstart']) document.addEventListener(type, hold, true);
}
