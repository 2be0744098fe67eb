import { type MailKind, mailKinds } from '../../domain.ts';

/** Only for the words on the page: whether the token is true is for the server to say. */
export const kindIn = (token: string | undefined): MailKind | undefined =>
  mailKinds.find((kind) => kind === token?.split('.')[1]);

export const tokenIn = (fragment: string): string | undefined =>
  new URLSearchParams(fragment.replace(/^#/, '')).get('token') || undefined;
