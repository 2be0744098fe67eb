/** A call that did not go well. Carries the answer's status and body. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly status: number;
  readonly body: unknown;

  constructor(message: string, status = 0, body?: unknown) {
    super(message);
    this.status = status;
    this.body = body;
  }

  /** Field name to sentence, where the server named fields. */
  get fields(): Readonly<Record<string, string>> {
    const { body } = this;
    const fields = body && typeof body === 'object' && 'fields' in body ? body.fields : undefined;
    return fields && typeof fields === 'object' ? (fields as Record<string, string>) : {};
  }
}

/** 401 and 403. */
export class AuthenticationError extends RequestError {
  override name = 'AuthenticationError';
}

/** Any other 4xx. */
export class ValidationError extends RequestError {
  override name = 'ValidationError';
}

/** 5xx. */
export class ServerError extends RequestError {
  override name = 'ServerError';
}

/** An answer that is neither good nor one of the above. */
export class ClientError extends RequestError {
  override name = 'ClientError';
}

/** No answer at all. */
export class NetworkError extends RequestError {
  override name = 'NetworkError';
}

export function requestErrorOf(status: number, message: string, body: unknown): RequestError {
  if (status === 401 || status === 403) return new AuthenticationError(message, status, body);
  if (status >= 400 && status < 500) return new ValidationError(message, status, body);
  if (status >= 500) return new ServerError(message, status, body);
  return new ClientError(message, status, body);
}

/** Whose session is over has left the page by now, and was told so: nothing else is said of the failure. */
export const isSessionOver = (error: unknown): boolean => error instanceof RequestError && error.status === 401;

/** What to say of a failure: of the first field that the server named, or else of all of it. */
export function failureMessage(error: unknown): string {
  const [field] = error instanceof RequestError ? Object.values(error.fields) : [];
  return field ?? (error instanceof Error ? error.message : String(error));
}
