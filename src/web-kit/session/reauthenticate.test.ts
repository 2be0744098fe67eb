import { expect, test, vi } from 'vitest';
import { requestErrorOf } from '../api/request-error.ts';
import { ConfirmDismissed, confirmedCall } from './reauthenticate.ts';

const needed = () => requestErrorOf(403, 'confirm', { code: 'confirm_needed' });

test('a call that goes well asks nothing', async () => {
  const reauthenticate = vi.fn();
  expect(await confirmedCall(reauthenticate)(async () => 'done')).toBe('done');
  expect(reauthenticate).not.toHaveBeenCalled();
});

test('the proof is asked for, and the call made once more', async () => {
  const call = vi.fn().mockRejectedValueOnce(needed()).mockResolvedValueOnce('done');
  expect(await confirmedCall(async () => true)(call)).toBe('done');
  expect(call).toHaveBeenCalledTimes(2);
});

test('who closes the question stops the call', async () => {
  const call = vi.fn().mockRejectedValue(needed());
  await expect(confirmedCall(async () => false)(call)).rejects.toBeInstanceOf(ConfirmDismissed);
  expect(call).toHaveBeenCalledTimes(1);
});

test('a server that is never content does not make the page ask for ever', async () => {
  const reauthenticate = vi.fn().mockResolvedValue(true);
  const call = vi.fn().mockRejectedValue(needed());
  await expect(confirmedCall(reauthenticate)(call)).rejects.toThrow('confirm');
  expect(reauthenticate).toHaveBeenCalledTimes(1);
});

test('any other refusal is handed on', async () => {
  const reauthenticate = vi.fn();
  const demoError = requestErrorOf(403, 'no', { code: 'demo_refused' });
  await expect(confirmedCall(reauthenticate)(() => Promise.reject(demoError))).rejects.toBe(demoError);
  expect(reauthenticate).not.toHaveBeenCalled();
});
