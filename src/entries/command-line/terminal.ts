import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

export interface Terminal {
  readonly isInteractive: boolean;
  prompt(question: string): Promise<string>;
  /** Does not echo the input. */
  promptSecret(question: string): Promise<string>;
}

export const systemTerminal = (): Terminal => ({
  isInteractive: Boolean(process.stdin.isTTY && process.stdout.isTTY),
  prompt: (question) => read(question, process.stdout),
  promptSecret: async (question) => {
    const typed = await read(question, new Writable({ write: (_chunk, _encoding, done) => done() }));
    process.stdout.write('\n');
    return typed;
  },
});

async function read(question: string, output: NodeJS.WritableStream): Promise<string> {
  // Created before the question is shown: until then the terminal itself echoes the input.
  const reader = createInterface({ input: process.stdin, output, terminal: true, historySize: 0 });
  // Ctrl-C at a prompt stops the whole command.
  reader.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  if (output !== process.stdout) process.stdout.write(question);
  try {
    return await reader.question(question);
  } finally {
    reader.close();
  }
}
