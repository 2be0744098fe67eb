/** A page of ours or a page of the web; whatever else a tree may hold is not followed. */
export const safeHref = (link: string | undefined): string | undefined =>
  link && /^(https?:\/\/|\/(?![/\\]))[^\s\\]*$/i.test(link) ? link : undefined;
