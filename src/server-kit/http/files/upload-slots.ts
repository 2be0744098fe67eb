import { AppError } from '#base/app-error.ts';

const retryAfterSeconds = 5;

export interface Slots {
  /** Throws when there is no room; what it returns gives the place back. */
  enter(account: string): () => void;
}

/** Places for what is heavy: one account cannot take them all. */
export function createSlots({ all, each }: { readonly all: number; readonly each: number }): Slots {
  const inUse = new Map<string, number>();
  let total = 0;
  return {
    enter: (account) => {
      const used = inUse.get(account) ?? 0;
      if (used >= each) throw new AppError('rate_limited', { retryAfterSeconds });
      if (total >= all) throw new AppError('unavailable', { retryAfterSeconds });
      inUse.set(account, used + 1);
      total += 1;
      return () => {
        const remaining = (inUse.get(account) ?? 1) - 1;
        if (remaining > 0) inUse.set(account, remaining);
        else inUse.delete(account);
        total -= 1;
      };
    },
  };
}
