/** Keeps sending sign-in attempts from a separate process, so that their cost does not affect the measuring process. */
import { visitor } from './visitor.ts';

const [, , url = '', email = '', crowd = '8'] = process.argv;
let done = 0;
let isOver = false;

async function one(): Promise<void> {
  const attempt = await visitor(url);
  while (!isOver) {
    await attempt({ email, password: 'not-my-password-3' });
    done += 1;
  }
}

const all = Promise.all(Array.from({ length: Number(crowd) }, one));
process.on('message', async () => {
  isOver = true;
  await all;
  process.send?.(done, () => process.exit(0));
});
process.on('disconnect', () => process.exit(0));
