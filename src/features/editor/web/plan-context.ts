import { createContext, useContext } from 'react';

/** Shows a plan limit; the argument is its text. */
export const PlanContext = createContext<(limit: string) => void>(() => undefined);

export const useShowPlanLimit = (): ((limit: string) => void) => useContext(PlanContext);
