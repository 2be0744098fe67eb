import { describe, expect, test } from 'vitest';
import { locales } from '#i18n/locale.ts';
import { nfcErrors } from '../nfc/nfc-port.ts';
import { renderWorkshop } from '../testing/render-workshop.tsx';
import { PanelFailed, PanelWriting, PanelWritten } from './write-states.tsx';

const nothing = () => undefined;
const actions = { onAgain: nothing, onOverwrite: nothing, onLeave: nothing };
const failed = (errorKind: (typeof nfcErrors)[number], operation: 'write' | 'lock' = 'write') =>
  renderWorkshop(<PanelFailed failed={{ step: 'failed', operation, errorKind, found: undefined }} {...actions} />);

describe('what went wrong', () => {
  test.each(locales)('each has words of its own in %s', (locale) => {
    const messages = nfcErrors.map((errorKind) =>
      renderWorkshop(
        <PanelFailed failed={{ step: 'failed', operation: 'write', errorKind, found: undefined }} {...actions} />,
        {
          locale,
        },
      ),
    );
    expect(new Set(messages).size).toBe(nfcErrors.length);
  });

  test('only a chip of another card asks whether to write all the same', () => {
    expect(nfcErrors.filter((errorKind) => failed(errorKind).includes('לכתוב בכל זאת'))).toEqual(['taken']);
  });

  test('a lock that failed is not told as a chip that was not written', () => {
    expect(failed('lost', 'lock')).toContain('השבב לא ננעל');
    expect(failed('lost')).toContain('השבב לא נכתב');
  });
});

test('while it is under way it can be stopped, until only the news is missing', () => {
  const panel = (step: 'waiting' | 'reporting') =>
    renderWorkshop(<PanelWriting step={step} code="ABCD2345" onStop={nothing} />);
  expect(panel('waiting')).toContain('לעצור');
  expect(panel('reporting')).not.toContain('לעצור');
});

describe('written', () => {
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

  test('the lock is offered beside the way on, and not again once it is locked', () => {
    expect(written(false, true)).toContain('לנעול את השבב');
    expect(written(false, true)).toContain('לשבב הבא');
    expect(written(true, true)).not.toContain('לנעול את השבב');
    expect(written(true, true)).toContain('השבב נעול לתמיד');
  });

  test('after the last one it ends', () => {
    expect(written(false, false)).toContain('סיום');
  });
});
