import { describe, expect, test } from 'vitest';
import { locales } from '#i18n/locale.ts';
import { nfcFlaws } from '../nfc/nfc-failure.ts';
import { renderWorkshop } from '../testing/render-workshop.tsx';
import { PanelFailed } from './panel-failed.tsx';
import { PanelUnderWay } from './panel-under-way.tsx';
import { PanelWritten } from './panel-written.tsx';

const nothing = () => undefined;
const actions = { onAgain: nothing, onOverwrite: nothing, onLeave: nothing };
const failed = (flaw: (typeof nfcFlaws)[number], act: 'write' | 'lock' = 'write') =>
  renderWorkshop(<PanelFailed failed={{ step: 'failed', act, flaw, found: undefined }} {...actions} />);

describe('what went wrong', () => {
  test.each(locales)('each has words of its own in %s', (locale) => {
    const said = nfcFlaws.map((flaw) =>
      renderWorkshop(<PanelFailed failed={{ step: 'failed', act: 'write', flaw, found: undefined }} {...actions} />, {
        locale,
      }),
    );
    expect(new Set(said).size).toBe(nfcFlaws.length);
  });

  test('only a chip of another card asks whether to write all the same', () => {
    expect(nfcFlaws.filter((flaw) => failed(flaw).includes('לכתוב בכל זאת'))).toEqual(['taken']);
  });

  test('a lock that failed is not told as a chip that was not written', () => {
    expect(failed('lost', 'lock')).toContain('השבב לא ננעל');
    expect(failed('lost')).toContain('השבב לא נכתב');
  });
});

test('while it is under way it can be stopped, until only the news is missing', () => {
  const panel = (step: 'waiting' | 'reporting') =>
    renderWorkshop(<PanelUnderWay step={step} code="ABCD2345" onStop={nothing} />);
  expect(panel('waiting')).toContain('לעצור');
  expect(panel('reporting')).not.toContain('לעצור');
});

describe('written', () => {
  const written = (isLocked: boolean, hasMore: boolean) =>
    renderWorkshop(
      <PanelWritten code="ABCD2345" serial="04:a1" {...{ isLocked, hasMore }} onLock={nothing} onNext={nothing} />,
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
