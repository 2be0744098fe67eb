/** The line dropped: whoever asked cannot know whether it was done. */
export class BankLineDropped extends Error {
  override name = 'BankLineDropped';
}

/** The bank will not do it, now or later. */
export class BankRefused extends Error {
  override name = 'BankRefused';
}
