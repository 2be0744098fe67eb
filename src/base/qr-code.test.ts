import { expect, test } from 'vitest';
import { qrPath } from './qr-code.ts';

const modules = [
  [false, true, true, false],
  [true, false, false, true],
];

test('draws each run of dark modules as one rectangle, offset by the quiet zone', () => {
  expect(qrPath(modules)).toBe('M5 4H7V5H5zM4 5H5V6H4zM7 5H8V6H7z');
});

test('fills the passed square, in millimetres rounded to a tenth of a micrometre', () => {
  expect(qrPath(modules, { x: 10, y: 20, size: 1 })).toBe(
    'M10.5 20H11.5V20.5H10.5zM10 20.5H10.5V21H10zM11.5 20.5H12V21H11.5z',
  );
  expect(qrPath([[true], [true], [true]], { x: 0, y: 0, size: 1 })).toBe(
    'M0 0H0.3333V0.3333H0zM0 0.3333H0.3333V0.6667H0zM0 0.6667H0.3333V1H0z',
  );
});
