/** Every error that the product returns deliberately, by code. Anything else thrown is a bug and returns `internal`. */
export const errorStatus = {
  /** The request is malformed or fails validation; `fields` contains the details. */
  invalid_input: 400,
  /** Not signed in, or the session is no longer valid. */
  unauthenticated: 401,
  /** Requires a plan that includes the feature. */
  payment_required: 402,
  /** Signed in, but not allowed. */
  forbidden: 403,
  /** The CSRF token is missing or belongs to another session: fetch a new one and retry. */
  csrf_failed: 403,
  /** The user must re-authenticate. */
  confirm_needed: 403,
  /** Not allowed for the demo account. */
  demo_refused: 403,
  /** An admin impersonates an owner and cannot change anything. */
  view_only: 403,
  /** Does not exist or belongs to another user; the response does not reveal which. */
  not_found: 404,
  /** Changed concurrently, or its state does not allow the operation. */
  conflict: 409,
  /** The body exceeds the endpoint's limit. */
  too_large: 413,
  /** The body is not JSON where JSON is required. */
  unsupported_type: 415,
  /** Under maintenance: nothing can be changed for a while. */
  read_only: 423,
  /** Too many requests in too short a time. */
  rate_limited: 429,
  /** A bug. */
  internal: 500,
  /** The database or the server is temporarily unavailable. */
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export interface AppErrorOptions {
  /** A text key that is more specific than the code's default message. */
  message?: string;
  /** Maps field names to text keys. */
  fields?: Readonly<Record<string, string>>;
  /** Values for the ICU message. */
  values?: Readonly<Record<string, string | number>>;
  retryAfterSeconds?: number;
  /** Additional data for the response body, such as the newer version of the conflicting resource. */
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

/** For `get…` functions: a row that may be missing, or belongs to someone else. */
export function orNotFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError('not_found');
  return row;
}
