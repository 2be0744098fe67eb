import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { keepAliveSeconds } from './answers/prebuilt.ts';

/** What an answer from memory may depend on. */
export type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'socket'>;

/** Answers given before the router. */
export interface EarlyAnswers {
  /** Returns the whole response to a GET as bytes, or undefined if it is not in memory. */
  direct?(request: RequestHead): Buffer | undefined;
  /** Returns true if it has answered or will. */
  tryAnswer(request: IncomingMessage, response: ServerResponse): boolean;
}

const idleMilliseconds = keepAliveSeconds * 1_000;
const maxBytes = 8_192;
/** One complete GET request with a head of plain header lines, and nothing after it. */
const simpleGet = /^GET (\/[!-~]*) HTTP\/1\.1\r\n((?:[\w!#$%&'*+.^`|~-]+:[\t -~\x80-\xff]*\r\n)+)\r\n$/;

/** A GET request in one packet, read without Node's parser. */
class SimpleRequest implements RequestHead {
  readonly method = 'GET';
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly socket: Socket;

  constructor(url: string, headers: IncomingHttpHeaders, socket: Socket) {
    this.url = url;
    this.headers = headers;
    this.socket = socket;
  }
}

/** Whatever changes the framing, or what Node would refuse or combine, is for Node's parser. */
const parserHeaders = ['content-length', 'expect', 'http2-settings', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

/** Undefined if any header needs Node's parser. */
export function simpleHeaders(lines: string): IncomingHttpHeaders | undefined {
  const headers: Record<string, string> = {};
  for (let start = 0; start < lines.length; ) {
    const end = lines.indexOf('\r\n', start);
    const colon = lines.indexOf(':', start);
    const name = lines.slice(start, colon).toLowerCase();
    if (name in headers) return undefined;
    headers[name] = lines.slice(colon + 1, end).trim();
    start = end + 2;
  }
  if (headers.host === undefined || parserHeaders.some((name) => name in headers)) return undefined;
  return headers.connection === undefined || headers.connection.toLowerCase() === 'keep-alive' ? headers : undefined;
}

/** Undefined unless the packet is one complete, simple GET request. */
export function readSimpleRequest(packet: Buffer, socket: Socket): RequestHead | undefined {
  if (packet.length > maxBytes) return undefined;
  const [, url, lines] = simpleGet.exec(packet.toString('latin1')) ?? [];
  const headers = lines && simpleHeaders(lines);
  return url && headers ? new SimpleRequest(url, headers, socket) : undefined;
}

/**
 * Answers what is in memory on the connection itself: most visitors ask for one page, and Node's parser and response
 * cost more than all the rest of it. The first request that is not simple, or whose answer is not in memory, passes the
 * connection to Node for good.
 */
export function answerDirectly(server: Server, early: readonly EarlyAnswers[]): void {
  const answer = (request: RequestHead): Buffer | undefined => {
    for (const one of early) {
      const bytes = one.direct?.(request);
      if (bytes) return bytes;
    }
    return undefined;
  };
  const passOn = server.listeners('connection') as ((socket: Socket) => void)[];
  const idle = new Set<Socket>();
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const release = () => {
      idle.delete(socket);
      socket.off('data', read).off('end', end).off('timeout', close).off('error', close).off('close', release);
    };
    const close = () => socket.destroy();
    const end = () => socket.end();
    const read = (packet: Buffer) => {
      const request = socket.writableLength === 0 && server.listening ? readSimpleRequest(packet, socket) : undefined;
      const bytes = request && answer(request);
      if (bytes) {
        socket.write(bytes);
        if (socket.timeout !== idleMilliseconds) socket.setTimeout(idleMilliseconds);
        return;
      }
      release();
      socket.setTimeout(0);
      socket.pause();
      socket.unshift(packet);
      for (const listener of passOn) listener.call(server, socket);
      socket.resume();
    };
    idle.add(socket);
    socket.setTimeout(server.headersTimeout);
    socket.on('data', read).on('end', end).on('timeout', close).on('error', close).on('close', release);
  });
  const closeIdle = server.closeIdleConnections;
  server.closeIdleConnections = () => {
    for (const socket of idle) socket.destroySoon();
    closeIdle.call(server);
  };
}
