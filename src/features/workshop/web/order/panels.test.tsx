import { describe, expect, test } from 'vitest';
import { locales } from '#i18n/locale.ts';
import { nfcErrors } from '../nfc/nfc-port.ts';
import { renderWorkshop } from '../testing/render-workshop.tsx';
import { PanelFailed, PanelWriting, PanelWritten } from './write-states.tsx';

const nothing = () => undefined;
const actions = { onAgain: nothing, onOverwrite: nothing, onLeave: nothing };
const failed = (errorKind: (typeof nfcErrors)[number], operation: 'write' | 'lock' = 'write') =>
  renderWorkshop(<PanelFailed failed={{ step: 'failed', operation, errorKind, found: undefined }} {...actions} />);

describe('write errors', () => {
  test.each(locales)('have distinct messages in %s', (locale) => {
    const messages = nfcErrors.map((errorKind) =>
      renderWorkshop(
        <PanelFailed failed={{ step: 'failed', operation: 'write', errorKind, found: undefined }} {...actions} />,
        { locale },
      ),
    );
    expect(new Set(messages).size).toBe(nfcErrors.length);
  });

  test('offer to write anyway only for a tag of another card', () => {
    expect(nfcErrors.filter((errorKind) => failed(errorKind).includes('לצרוב בכל זאת'))).toEqual(['taken']);
  });

  test('distinguish a failed lock from a failed write', () => {
    expect(failed('lost', 'lock')).toContain('השבב לא ננעל');
    expect(failed('lost')).toContain('השבב לא נצרב');
  });
});

test('can be stopped while in progress, but not while reporting', () => {
  const panel = (step: 'waiting' | 'reporting') =>
    renderWorkshop(<PanelWriting step={step} code="ABCD2345" onStop={nothing} />);
  expect(panel('waiting')).toContain('עצירה');
  expect(panel('reporting')).not.toContain('עצירה');
});

describe('after writing', () => {
  const written = (isLocked: boolean, hasMore: boolean) =>
    renderWorkshop(
      <PanelWritten
        code="ABCD2345"
        serial="04:a1"
        isLocked={isLocked}
        hasMore={hasMore}
        onLock={nothing}
        onNext={nothing}
      />,
    );

  test('offers the lock beside the next tag, and not again once locked', () => {
    expect(written(false, true)).toContain('נעילת השבב');
    expect(written(false, true)).toContain('לשבב הבא');
    expect(written(true, true)).not.toContain('נעילת השבב');
    expect(written(true, true)).toContain('השבב נעול לתמיד');
  });

  test('ends after the last tag', () => {
    expect(written(false, false)).toContain('סיום');
  });
});
