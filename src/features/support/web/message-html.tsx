import DOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import { isForeignHref, isSafeHref } from './safe-href.ts';

/** The same short list as the server's. */
const elements = ['b', 'strong', 'i', 'em', 'u', 's', 'br', 'p', 'ul', 'ol', 'li', 'a', 'blockquote', 'code', 'pre'];

let isReady = false;

/** Links are looked at once more by our own rule; those that leave us open beside the page and tell nothing of it. */
function prepare(): void {
  if (isReady) return;
  isReady = true;
  DOMPurify.addHook('afterSanitizeAttributes', (node) => {
    if (node.localName !== 'a') return;
    const href = node.getAttribute('href') ?? '';
    if (!isSafeHref(href)) return node.removeAttribute('href');
    if (!isForeignHref(href)) return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow');
  });
}

/** Nodes, not text: nothing of ours ever writes HTML into a page. */
function safeFragment(html: string): DocumentFragment {
  prepare();
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: elements,
    ALLOWED_ATTR: ['href'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}

interface MessageHtmlProps {
  html: string;
  className?: string | undefined;
}

/** What somebody wrote, made harmless once more where it is shown. Its direction is that of its own first letters. */
export function MessageHtml({ html, className }: MessageHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(safeFragment(html)), [html]);
  return <div ref={place} className={className} dir="auto" />;
}
