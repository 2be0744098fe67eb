import { expect, test, vi } from 'vitest';
import { requestErrorOf } from '../api/request-error.ts';
import { ConfirmDismissed, confirmedCall } from './reauthenticate.ts';

const needed = () => requestErrorOf(403, 'confirm', { code: 'confirm_needed' });

test('a successful request requires no confirmation', async () => {
  const reauthenticate = vi.fn();
  expect(await confirmedCall(reauthenticate)(async () => 'done')).toBe('done');
  expect(reauthenticate).not.toHaveBeenCalled();
});

test('requests confirmation and repeats the request once', async () => {
  const call = vi.fn().mockRejectedValueOnce(needed()).mockResolvedValueOnce('done');
  expect(await confirmedCall(async () => true)(call)).toBe('done');
  expect(call).toHaveBeenCalledTimes(2);
});

test('dismissing the confirmation stops the request', async () => {
  const call = vi.fn().mockRejectedValue(needed());
  await expect(confirmedCall(async () => false)(call)).rejects.toBeInstanceOf(ConfirmDismissed);
  expect(call).toHaveBeenCalledTimes(1);
});

test('requests confirmation only once when the server still refuses', async () => {
  const reauthenticate = vi.fn().mockResolvedValue(true);
  const call = vi.fn().mockRejectedValue(needed());
  await expect(confirmedCall(reauthenticate)(call)).rejects.toThrow('confirm');
  expect(reauthenticate).toHaveBeenCalledTimes(1);
});

test('passes on any other refusal', async () => {
  const reauthenticate = vi.fn();
  const demoError = requestErrorOf(403, 'no', { code: 'demo_refused' });
  await expect(confirmedCall(reauthenticate)(() => Promise.reject(demoError))).rejects.toBe(demoError);
  expect(reauthenticate).not.toHaveBeenCalled();
});
