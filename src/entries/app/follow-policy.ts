import { redirectDocument } from 'react-router';
import { policyOf } from '../page-paths.ts';

/**
 * A document keeps the content security policy that it came with, wherever the router goes. A page that needs another one is
 * loaded as a whole: the way to a payment, and the way back from it. Where there is one policy, the document names none.
 */
export function followPolicy(url: string, ofDocument: string | undefined): Response | null {
  const { pathname, search } = new URL(url);
  return ofDocument === undefined || ofDocument === policyOf(pathname) ? null : redirectDocument(pathname + search);
}
