import DOMPurify from 'dompurify';
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
export function safeFragment(html: string): DocumentFragment {
  prepare();
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: elements,
    ALLOWED_ATTR: ['href'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
