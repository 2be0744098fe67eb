import type { ComponentType } from 'react';

export interface AppPage {
  /** `public` alone for pages that show nothing of anybody. */
  readonly access: 'public' | 'user' | 'admin';
  readonly isForDevelopers?: boolean;
  readonly load: () => Promise<{ Page: ComponentType }>;
}
