/** The subset of the browser's `trustedTypes` that is used. */
interface Policies {
  createPolicy(name: string, rules: { createHTML(): string }): { createHTML(input: string): string };
}

const html =
  '<!doctype html><html lang="he"><head><meta name="viewport" content="width=device-width"><title>-</title></head><body></body></html>';

const { trustedTypes } = globalThis as { trustedTypes?: Policies };

/**
 * For the `srcdoc` of a frame that scripts fill. The CSP only accepts HTML from a named Trusted Types policy: this one
 * always returns the same empty page, whatever its input.
 */
export const blankPage: string =
  trustedTypes?.createPolicy('blank-page', { createHTML: () => html }).createHTML('') ?? html;
