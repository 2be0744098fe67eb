declare global {
  var policyViolations: string[] | undefined;
}

/** Runs in the page before its own scripts. */
export function watchViolations(): void {
  globalThis.policyViolations = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    globalThis.policyViolations?.push(`${violatedDirective} ${blockedURI} ${sample}`);
  });
}

/** What a page contains that a text could have injected. */
export type PageScan = ReturnType<typeof scanPage>;

/** Runs in the page: scans every element, including those in templates. */
export function scanPage() {
  const addressed = ['href', 'src', 'action', 'formaction', 'data', 'poster', 'xlink:href', 'cite', 'background'];
  const kinds = ['http:', 'https:', 'mailto:', 'tel:'];
  const running =
    'script,iframe,frame,object,embed,applet,portal,base,form,dialog[open],meta[http-equiv],link[rel=stylesheet]';
  const tags = new Set<string>();
  const attributes = new Set<string>();
  /** Scripts, frames and other elements that run or load something, as HTML. */
  const active: string[] = [];
  /** Attributes that run or style something, and URLs with a scheme other than http(s), `mailto:` and `tel:`. */
  const findings: string[] = [];
  const inspect = (element: Element, { name, value }: Attr) => {
    attributes.add(name);
    const isUnsafe =
      /^on|^style$|^srcdoc$|^ping$/i.test(name) ||
      (addressed.includes(name) && !kinds.includes(URL.parse(value, document.baseURI)?.protocol ?? ''));
    if (isUnsafe) findings.push(`${element.localName} ${name}=${value}`);
  };
  const visit = (root: ParentNode) => {
    for (const element of root.querySelectorAll('*')) {
      tags.add(element.localName);
      for (const attribute of element.attributes) inspect(element, attribute);
      if (element.matches(running)) active.push((element.cloneNode(false) as Element).outerHTML);
      if (element instanceof HTMLTemplateElement) visit(element.content);
      if (element.shadowRoot) findings.push(`${element.localName} has a root of its own`);
    }
  };
  visit(document);
  return {
    tags: [...tags],
    attributes: [...attributes],
    active,
    findings,
    marker: typeof (globalThis as { __x?: unknown }).__x,
    violations: globalThis.policyViolations ?? ['nobody looked'],
    heading: document.querySelector('h1')?.textContent ?? '',
    structured: document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    text: document.body.textContent ?? '',
  };
}
