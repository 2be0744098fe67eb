const inline = /\s(?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;

/** Pasted styles and handlers are dropped in any case; removing them before parsing avoids CSP violations. */
export const withoutInline = (html: string): string =>
  html.replace(/<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi, (tag) => tag.replace(inline, ''));
