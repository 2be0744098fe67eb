import type { ComponentType } from 'react';

export interface AppPage {
  /** `public` only for pages without personal data. */
  readonly access: 'public' | 'user' | 'admin';
  readonly isForDevelopers?: boolean;
  readonly load: () => Promise<{ Page: ComponentType }>;
}
