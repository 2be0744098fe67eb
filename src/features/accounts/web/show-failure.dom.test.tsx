import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visibleToasts } from '#ui/feedback/toast-store.ts';
import { LocaleProvider } from '#ui/locale.tsx';
import { requestErrorOf } from '#web-kit/api/request-error.ts';
import { useShowFailure } from './show-failure.ts';

function toastFor(error: unknown) {
  const { result } = renderHook(() => useShowFailure(), {
    wrapper: ({ children }) => <LocaleProvider locale="en">{children}</LocaleProvider>,
  });
  result.current(error);
  return visibleToasts()[0];
}

test('a failure says what the server said, and the demo is invited to register', () => {
  const named = requestErrorOf(400, 'No', { fields: { name: 'Write a name' } });
  expect(toastFor(named)).toMatchObject({ title: 'Something went wrong', description: 'Write a name' });
  const chunk = new TypeError('Failed to fetch dynamically imported module');
  expect(toastFor(chunk)?.description).not.toContain('module');
  const demo = toastFor(requestErrorOf(403, 'Not this', { code: 'demo_refused' }));
  expect(demo).toMatchObject({ title: 'Not available in the demo', description: 'Not this', variant: 'warning' });
  expect(demo?.action?.label).toBe('Start free');
  const viewer = toastFor(requestErrorOf(403, 'Stop viewing first', { code: 'view_only' }));
  expect(viewer).toMatchObject({ title: 'View only', description: 'Stop viewing first', variant: 'warning' });
});
