import type { Translator } from '#i18n/translator.ts';
import { ownMessage } from '#web-kit/api/error-message.ts';
import { NetworkError, RequestError, ServerError } from '#web-kit/api/request-error.ts';
import type { authTexts } from '../auth-texts.ts';
import type { SignInRequest } from './sign-in-tools.ts';

export interface SignInFailure {
  readonly isDone: false;
  /** The password was right, and the account requires its second factor. */
  readonly needsCode: boolean;
  /** The account is closed; only support can reopen it. */
  readonly isClosed: boolean;
  readonly title: string;
  readonly message: string;
  /** Maps field names to messages, where the server named fields. */
  readonly fields: Readonly<Record<string, string>>;
}

/** A success status without a user in the response. */
export class MissingUserError extends Error {}

type AuthTranslator = Translator<typeof authTexts>;

export function failureOf(error: unknown, request: SignInRequest, t: AuthTranslator): SignInFailure {
  const fields = error instanceof RequestError ? error.fields : {};
  const needsCode = request.kind === 'login' && request.body.code === undefined && isUnauthorizedFor(error, 'code');
  const kind = request.kind === 'register' ? 'register' : 'login';
  const messages = { title: titleOf(error, kind, t), message: messageFor(error, kind, t) };
  return { isDone: false, needsCode, isClosed: isClosed(error), ...messages, fields };
}

const isUnauthorizedFor = (error: unknown, field: string): boolean =>
  error instanceof RequestError && error.status === 401 && field in error.fields;

/** A suspended user gets the reason only with the right password. */
const isClosed = (error: unknown): boolean =>
  error instanceof RequestError && error.status === 403 && (error.body as { code?: unknown })?.code === 'forbidden';

/** Our own faults and network failures are titled "error"; requests that the server refused, "failed". */
function titleOf(error: unknown, kind: 'login' | 'register', t: AuthTranslator): string {
  if (error instanceof MissingUserError)
    return kind === 'login' ? t('auth.failed.loginMissing') : t('auth.failed.registerRefused');
  const isUnexpected =
    !(error instanceof RequestError) || error instanceof NetworkError || error instanceof ServerError;
  return isUnexpected ? t(`auth.failed.${kind}Error`) : t(`auth.failed.${kind}Refused`);
}

function messageFor(error: unknown, kind: 'login' | 'register', t: AuthTranslator): string {
  if (error instanceof MissingUserError) return t('auth.failed.noUser');
  if (!(error instanceof RequestError)) return t(`auth.failed.${kind}`);
  const hasNoMessage = error.status > 0 && !ownMessage(error.body);
  return hasNoMessage
    ? t('auth.failed.status', { status: String(error.status) })
    : error.message || t(`auth.failed.${kind}`);
}
