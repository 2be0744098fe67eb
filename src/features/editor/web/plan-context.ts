import { createContext, useContext } from 'react';

/** Tells of a limit, in the words that name it. */
export const PlanContext = createContext<(limit: string) => void>(() => undefined);

export const useShowPlanLimit = (): ((limit: string) => void) => useContext(PlanContext);
