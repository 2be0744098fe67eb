import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { clearToasts } from '#ui/feedback/toast-store.ts';

// Test files share one document and one toast list, so leftovers of a test would affect the next.
afterEach(() => {
  cleanup();
  clearToasts();
});
