import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LocaleProvider } from '../locale.tsx';
import {
  combineQueries,
  QueryContent,
  type QueryResult,
  SkeletonCards,
  SkeletonGroup,
  SkeletonRows,
} from './query-content.tsx';

class AnswerError extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

class NetworkError extends Error {
  override name = 'NetworkError';
}

const broken = new AnswerError('The server is tired', 500);
const gone = new AnswerError('No such thing', 404);
const offline = new NetworkError('No answer');

function show(query: Partial<QueryResult<string>>, props: { failed?: string; isMissing?: boolean } = {}) {
  const refetch = vi.fn();
  const { container } = render(
    <LocaleProvider locale="en">
      <QueryContent
        query={{ data: undefined, error: null, refetch, ...query }}
        level="h3"
        homeHref="/"
        skeleton={<SkeletonGroup label="Reading" shapes={['title', 'line']} />}
        missing={<p>Not here</p>}
        {...props}
      >
        {(data) => <p>It is {data}</p>}
      </QueryContent>
    </LocaleProvider>,
  );
  return { refetch, text: () => container.textContent };
}

test('shows the skeleton while loading, then the data, even if it is empty', () => {
  show({});
  expect(screen.getByRole('status', { name: 'Reading', busy: true }).children).toHaveLength(2);
  expect(show({ data: 'there' }).text()).toBe('It is there');
  expect(show({ data: '' }).text()).toBe('It is ');
});

test('loaded data stays when a refetch fails, unless the response is 404', () => {
  expect(show({ data: 'old', error: broken }).text()).toBe('It is old');
  expect(show({ data: 'old', error: offline }).text()).toBe('It is old');
  expect(show({ data: 'old', error: gone }).text()).toBe('Not here');
});

test('shows the missing state without a response if isMissing is set', () => {
  expect(show({}, { isMissing: true }).text()).toBe('Not here');
});

test('a failure shows its title, message and home link, and can be retried', async () => {
  const { refetch } = show({ error: broken }, { failed: 'The list did not come' });
  screen.getByRole('heading', { level: 3, name: 'The list did not come' });
  screen.getByText('The server is tired');
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test.each([
  ['a refusal', broken, undefined, 'Something went wrong', 'The server is tired'],
  ['a lost connection', offline, undefined, 'No internet connection', 'Check your connection'],
  ['a lost connection where a name was chosen', offline, 'The list did not come', 'The list did not come', 'No answer'],
])('shows the title and message of %s', (_, error, failed, title, message) => {
  const { text } = show({ error }, failed === undefined ? {} : { failed });
  screen.getByRole('heading', { name: title });
  expect(text()).toContain(message);
});

test('combines queries and refetches only those that failed without data', () => {
  const queries = {
    name: { data: 'Dana', error: broken, refetch: vi.fn() },
    age: { data: undefined as number | undefined, error: offline as Error | null, refetch: vi.fn() },
    place: { data: undefined as string | undefined, error: null, refetch: vi.fn() },
  };
  const failed = combineQueries(queries);
  expect(failed).toMatchObject({ data: undefined, error: offline });
  failed.refetch();
  expect(Object.values(queries).map(({ refetch }) => refetch.mock.calls.length)).toEqual([0, 1, 0]);
  const complete = combineQueries({
    ...queries,
    age: { ...queries.age, data: 30 },
    place: { ...queries.place, data: 'Haifa' },
  });
  expect(complete).toMatchObject({ data: { name: 'Dana', age: 30, place: 'Haifa' }, error: null });
});

test('row and card skeletons render the requested count', () => {
  render(
    <>
      <SkeletonRows label="Rows" count={2} />
      <SkeletonCards label="Cards" count={4} shapes={['title', 'button']} />
    </>,
  );
  expect(screen.getByRole('status', { name: 'Rows' }).querySelectorAll('[data-shape=circle]')).toHaveLength(2);
  const cards = screen.getByRole('status', { name: 'Cards' });
  expect([cards.children.length, cards.querySelectorAll('[data-shape=button]').length]).toEqual([4, 4]);
});
