/** The current time, injected by the composition root so that time-dependent rules can be tested. */
export interface Clock {
  now(): Date;
}
