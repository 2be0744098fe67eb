import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { closeAfterwards } from '#server-kit/testing/close-afterwards.ts';

/** Test server: a real SMTP server on loopback that records the emails it receives. */
export interface LoopbackSmtp {
  port: number;
  received: { from: string; to: string[]; raw: Buffer; secure: boolean }[];
  close(): Promise<void>;
}

export async function startLoopbackSmtp(options: SMTPServerOptions = {}): Promise<LoopbackSmtp> {
  const received: LoopbackSmtp['received'] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
        const to = session.envelope.rcptTo.map((each) => each.address);
        received.push({ from, to, raw: Buffer.concat(chunks), secure: session.secure });
        callback();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { port, received, close: closeAfterwards(() => new Promise<void>((resolve) => server.close(resolve))) };
}

/** The error with which the SMTP server replies with this code. */
export function reply(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}
