import { redirectDocument } from 'react-router';
import { policyOf } from '../page-paths.ts';

/**
 * A document retains its content security policy during client-side navigation. A page that needs another policy is
 * therefore loaded with a full navigation: to a payment and back from it. Where there is only one policy, the document
 * names none.
 */
export function followPolicy(url: string, ofDocument: string | undefined): Response | null {
  const { pathname, search } = new URL(url);
  return ofDocument === undefined || ofDocument === policyOf(pathname) ? null : redirectDocument(pathname + search);
}
