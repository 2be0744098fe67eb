/** Allows our own paths and web URLs; any other link is dropped. */
export const safeHref = (link: string | undefined): string | undefined =>
  link && /^(https?:\/\/|\/(?![/\\]))[^\s\\]*$/i.test(link) ? link : undefined;
