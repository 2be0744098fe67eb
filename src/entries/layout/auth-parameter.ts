const name = 'auth';

/** Removes `?auth=…` from the URL: it applies to this page load only. */
export function consumeAuthParameter(page: Pick<Window, 'location' | 'history'>): string | undefined {
  const { pathname, search, hash } = page.location;
  const query = new URLSearchParams(search);
  const outcome = query.get(name);
  if (!outcome) return undefined;
  query.delete(name);
  const rest = query.size ? `?${query}` : '';
  page.history.replaceState(page.history.state, '', pathname + rest + hash);
  return outcome;
}
