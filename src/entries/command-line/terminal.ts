import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Whoever sits there, if anybody does. */
export interface Terminal {
  readonly isInteractive: boolean;
  prompt(question: string): Promise<string>;
  /** What is typed is not shown. */
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
  // Before the question is shown: until then the terminal itself shows what is typed.
  const reader = createInterface({ input: process.stdin, output, terminal: true, historySize: 0 });
  // Ctrl-C at a question is one for the whole command.
  reader.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  if (output !== process.stdout) process.stdout.write(question);
  try {
    return await reader.question(question);
  } finally {
    reader.close();
  }
}
