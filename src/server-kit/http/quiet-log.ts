import type { Log } from '#server-kit/log/index.ts';

/** The framework's own chatter is left out: each request is one line, written by us. */
export function quietLog(log: Log): Log {
  const child = log.child({});
  child.level = log.level === 'silent' ? 'silent' : 'warn';
  return child;
}
