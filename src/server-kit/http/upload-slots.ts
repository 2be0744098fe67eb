import { AppError } from '#base/app-error.ts';

const retryAfterSeconds = 5;

export interface Slots {
  /** Throws when there is no room; what it returns gives the place back. */
  enter(account: string): () => void;
}

/** Places for what is heavy: one account cannot take them all. */
export function createSlots({ all, each }: { readonly all: number; readonly each: number }): Slots {
  const taken = new Map<string, number>();
  let total = 0;
  return {
    enter: (account) => {
      const own = taken.get(account) ?? 0;
      if (own >= each) throw new AppError('rate_limited', { retryAfterSeconds });
      if (total >= all) throw new AppError('unavailable', { retryAfterSeconds });
      taken.set(account, own + 1);
      total += 1;
      return () => {
        const left = (taken.get(account) ?? 1) - 1;
        if (left > 0) taken.set(account, left);
        else taken.delete(account);
        total -= 1;
      };
    },
  };
}
