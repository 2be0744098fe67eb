/** A link that is no longer on the card is known by where it led. */
export function deletedTargetName(target: string): string | undefined {
  const { hostname, pathname } = URL.parse(target) ?? {};
  return hostname && hostname.replace(/^www\./, '') + (pathname === '/' ? '' : (pathname ?? ''));
}
