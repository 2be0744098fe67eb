import { expect, test } from 'vitest';
import { leadExample } from '../testing/lead-example.ts';
import { renderInbox } from '../testing/render-inbox.tsx';
import { firstLine, LeadSummary } from './lead-summary.tsx';

test('a row shows name, message, source and contact links, and links to the lead', () => {
  const html = renderInbox(<LeadSummary lead={leadExample} />);
  for (const text of ['Daniel Mizrahi', '>A flat of four rooms<', 'NFC', 'href="/leads?lead=12"', 'tel:+972505550101'])
    expect(html).toContain(text);
  expect(html).toContain('https://wa.me/972505550101');
  expect(html).not.toContain('mailto:');
});

test('an unseen lead is labelled in text', () => {
  expect(renderInbox(<LeadSummary lead={leadExample} />)).toContain('עוד לא נקראה');
  expect(renderInbox(<LeadSummary lead={{ ...leadExample, isUnseen: false }} />)).not.toContain('עוד לא נקראה');
});

test('contains no Hebrew in English, and escapes user input', () => {
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
