import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MailText } from './mail-text.tsx';

const htmlOf = (value: string) => renderToStaticMarkup(<MailText value={value} />);

test('an address may break after its @ and its dots, and loses no letter', () => {
  expect(htmlOf('noa.lev@cards.example')).toContain('<bdi dir="ltr">noa.<wbr/>lev@<wbr/>cards.<wbr/>example</bdi>');
  for (const value of ['', 'noa', '@noa', 'a..b@c.', '.@.'])
    expect(htmlOf(value).replaceAll('<wbr/>', '')).toContain(`>${value}</bdi>`);
});
