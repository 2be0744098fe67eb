/** What time it is, passed in by whoever composes the program, so that rules about time can be tried at any time. */
export interface Clock {
  now(): Date;
}
