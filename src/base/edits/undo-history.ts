/** Past, present and undone states. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** The last changed field and when: continued typing in it is the same step. */
  readonly last: { readonly field: string; readonly at: number } | undefined;
}

export interface Step {
  /** Changes without a field are always separate steps. */
  readonly field?: string | undefined;
  readonly at: number;
}

export const sameStepMilliseconds = 1_000;
const maxSteps = 200;

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [], last: undefined });

export function record<T>(history: History<T>, next: T, { field, at }: Step): History<T> {
  if (Object.is(next, history.present)) return history;
  const last = field === undefined ? undefined : { field, at };
  const { last: before } = history;
  const continuesStep = before !== undefined && before.field === field && at - before.at < sameStepMilliseconds;
  const past = continuesStep ? history.past : [...history.past, history.present].slice(-maxSteps);
  return { past, present: next, future: [], last };
}

export function undo<T>(history: History<T>): History<T> {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future], last: undefined };
}

export function redo<T>(history: History<T>): History<T> {
  const [present, ...future] = history.future;
  if (present === undefined) return history;
  return { past: [...history.past, history.present], present, future, last: undefined };
}
