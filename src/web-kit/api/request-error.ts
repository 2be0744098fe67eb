/** A failed request, with the response's status and body. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly status: number;
  readonly body: unknown;

  constructor(message: string, status = 0, body?: unknown) {
    super(message);
    this.status = status;
    this.body = body;
  }

  /** Field name to message, if the server named fields. */
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

/** A response that is neither successful nor one of the above. */
export class ClientError extends RequestError {
  override name = 'ClientError';
}

/** No response at all. */
export class NetworkError extends RequestError {
  override name = 'NetworkError';
}

export function requestErrorOf(status: number, message: string, body: unknown): RequestError {
  if (status === 401 || status === 403) return new AuthenticationError(message, status, body);
  if (status >= 400 && status < 500) return new ValidationError(message, status, body);
  if (status >= 500) return new ServerError(message, status, body);
  return new ClientError(message, status, body);
}

/** An expired session is already reported and the page left, so no further message is needed. */
export const isSessionOver = (error: unknown): boolean => error instanceof RequestError && error.status === 401;

/** The message of a failure: that of the first field the server named, or else the general one. */
export function failureMessage(error: unknown): string {
  const [field] = error instanceof RequestError ? Object.values(error.fields) : [];
  return field ?? (error instanceof Error ? error.message : String(error));
}
