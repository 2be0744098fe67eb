import type { Socket } from 'node:net';

interface ParserError extends Error {
  readonly code?: string;
  readonly rawPacket?: Buffer;
}

const statusOf: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * What Node's parser refuses never becomes a request. An address with letters sent as they are, as simple programs do
 * with Hebrew, is sent on to the same address as browsers write it.
 */
export function answerClientError(error: ParserError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const encoded = error.code === 'HPE_INVALID_URL' && error.rawPacket ? encodedAddress(error.rawPacket) : undefined;
  const status = encoded ? '301 Moved Permanently' : (statusOf[error.code ?? ''] ?? '400 Bad Request');
  const location = encoded ? `Location: ${encoded}\r\n` : '';
  socket.end(`HTTP/1.1 ${status}\r\n${location}Content-Length: 0\r\nConnection: close\r\n\r\n`);
}

const maxLine = 2_000;

/** undefined unless the only thing wrong with a request line is that its letters are not encoded. */
export function encodedAddress(packet: Buffer): string | undefined {
  const line = packet.subarray(0, maxLine).toString('utf8').split('\r\n')[0] ?? '';
  const [, path] = /^(?:GET|HEAD) (\/(?![/\\])[^\s\p{Cc}\ufffd]*) HTTP\/1\.[01]$/u.exec(line) ?? [];
  if (!path || /^[ -~]*$/.test(path)) return undefined;
  return path.replace(/[^ -~]+/g, encodeURIComponent);
}
