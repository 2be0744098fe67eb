import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PopoverListSkeleton, PopoverRow } from './popover-list.tsx';

test('a row is a link, a button or plain content', () => {
  expect(
    render(
      <PopoverRow isNew href="/leads">
        a
      </PopoverRow>,
    ),
  ).toMatch(/^<li [^>]*data-fresh="true"><a [^>]*href="\/leads">a<\/a><\/li>$/);
  expect(
    render(
      <PopoverRow isNew={false} onOpen={() => undefined}>
        a
      </PopoverRow>,
    ),
  ).toMatch(/^<li [^>]*data-fresh="false"><button type="button" [^>]*>a<\/button><\/li>$/);
  expect(render(<PopoverRow isNew={false}>a</PopoverRow>)).toMatch(/><div [^>]*>a<\/div><\/li>$/);
});

test('the skeleton has the requested number of rows and is marked busy', () => {
  const html = render(<PopoverListSkeleton label="Loading" rows={2} />);
  expect(html).toMatch(/^<div [^>]*role="status" aria-busy="true" aria-label="Loading">/);
  expect(html.match(/data-shape="circle"/g)).toHaveLength(2);
});
