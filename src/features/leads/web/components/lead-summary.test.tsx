import { expect, test } from 'vitest';
import { leadExample } from '../testing/lead-example.ts';
import { renderInbox } from '../testing/render-inbox.tsx';
import { firstLine, LeadSummary } from './lead-summary.tsx';

test('a line names who, what, how they came and how to answer, and leads to the lead', () => {
  const html = renderInbox(<LeadSummary lead={leadExample} />);
  for (const text of ['Daniel Mizrahi', '>A flat of four rooms<', 'NFC', 'href="/leads?lead=12"', 'tel:+972505550101'])
    expect(html).toContain(text);
  expect(html).toContain('https://wa.me/972505550101');
  expect(html).not.toContain('mailto:');
});

test('one that nobody has looked at says so in words', () => {
  expect(renderInbox(<LeadSummary lead={leadExample} />)).toContain('עוד לא נקראה');
  expect(renderInbox(<LeadSummary lead={{ ...leadExample, isUnseen: false }} />)).not.toContain('עוד לא נקראה');
});

test('English holds no Hebrew, and what people wrote is text', () => {
  const lead = { ...leadExample, name: '<img src=x>', message: '' };
  const html = renderInbox(<LeadSummary lead={lead} />, { locale: 'en' });
  expect(html.match(/[\u0590-\u05ff]+/g)).toBeNull();
  expect(html).toContain('&lt;img src=x&gt;');
  expect(html).toContain('No message');
});

test.each([
  ['one\ntwo', 'one'],
  ['\n \n  two  \nthree', 'two'],
  ['', ''],
  [' \n ', ''],
])('the first line of %j is %j', (message, line) => {
  expect(firstLine(message)).toBe(line);
});
