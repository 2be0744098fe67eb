import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { clearToasts } from '#ui/feedback/toast-store.ts';

// Files share one document and one list of messages: what a test leaves there would be found by the next.
afterEach(() => {
  cleanup();
  clearToasts();
});
