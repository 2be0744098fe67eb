/** The line dropped: whoever asked cannot know whether it was done. */
export class BankConnectionDropped extends Error {
  override name = 'BankConnectionDropped';
}

/** The bank will not do it, now or later. */
export class BankRefused extends Error {
  override name = 'BankRefused';
}
