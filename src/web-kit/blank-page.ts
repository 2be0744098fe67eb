/** What is used of the browser's `trustedTypes`. */
interface Policies {
  createPolicy(name: string, rules: { createHTML(): string }): { createHTML(input: string): string };
}

const html =
  '<!doctype html><html lang="he"><head><meta name="viewport" content="width=device-width"><title>-</title></head><body></body></html>';

const { trustedTypes } = globalThis as { trustedTypes?: Policies };

/**
 * For the `srcdoc` of a frame that scripts fill. The pages' policy takes no HTML from scripts but what a named policy
 * made: this one makes this one page, whatever it is given.
 */
export const blankPage: string =
  trustedTypes?.createPolicy('blank-page', { createHTML: () => html }).createHTML('') ?? html;
