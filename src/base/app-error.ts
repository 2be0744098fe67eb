/** Every failure that the product means to answer, by code. Anything else thrown is a bug and answers `internal`. */
export const errorStatus = {
  /** The request cannot be read or breaks a rule; `fields` says which. */
  invalid_input: 400,
  /** Nobody is signed in, or the sign-in is no longer good. */
  unauthenticated: 401,
  /** A plan that allows it would make it work. */
  payment_required: 402,
  /** Signed in, and not allowed. */
  forbidden: 403,
  /** The token against forged calls is missing or of another session: fetch one and try again. */
  csrf_failed: 403,
  /** The owner must prove once more that it is they. */
  confirm_needed: 403,
  /** Not for the demo account. */
  demo_refused: 403,
  /** An admin looks through an owner's eyes, and changes nothing. */
  view_only: 403,
  /** Not there, or not yours: the two cannot be told apart from outside. */
  not_found: 404,
  /** Somebody else changed it first, or its state does not allow the step. */
  conflict: 409,
  /** More bytes than the call takes. */
  too_large: 413,
  /** A body that is not JSON where JSON is asked for. */
  unsupported_type: 415,
  /** Too many in too short a time. */
  rate_limited: 429,
  /** A bug of ours. */
  internal: 500,
  /** The database or the machine is not there for a moment. */
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export interface AppErrorOptions {
  /** A text key that says more than the code's own message. */
  message?: string;
  /** Field name to text key. */
  fields?: Readonly<Record<string, string>>;
  /** Values for the ICU message. */
  values?: Readonly<Record<string, string | number>>;
  retryAfterSeconds?: number;
  /** Beside the message in the answer's body, such as the newer form of what was to be changed. */
  details?: Readonly<Record<string, unknown>>;
  cause?: unknown;
}

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly options: AppErrorOptions;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.options = options;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
