import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import { changeSession } from '#web-kit/session/session-store.ts';
import { sessionUserExample } from '#web-kit/testing/session-user-texts.ts';
import { mailKinds, mailsByItself } from '../../domain.ts';
import { notificationsQueries } from '../queries.ts';
import { MailChoices } from './mail-choices.tsx';

afterEach(() => changeSession({ user: undefined }));

test.each([
  ['user', mailKinds.length - 1],
  ['admin', mailKinds.length],
] as const)('a %s chooses among %d kinds of email: what waits for staff concerns staff alone', (userRole, count) => {
  changeSession({ user: { ...sessionUserExample, userRole } });
  const prepare: NonNullable<Parameters<typeof pageOf>[1]>['prepare'] = (queries, api) =>
    queries.setQueryData(notificationsQueries.mailChoices(api).queryKey, mailsByItself);
  render(pageOf(<MailChoices />, { locale: 'en', prepare }));
  expect(screen.getAllByRole('switch')).toHaveLength(count);
  expect(screen.queryByRole('switch', { name: 'Work waiting for staff' }) !== null).toBe(userRole === 'admin');
});
