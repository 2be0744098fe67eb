import { describe, expect, test } from 'vitest';
import { help } from './help.ts';
import { readCommand, UsageError } from './read-command.ts';

const read = (line: string) => readCommand(line.split(' ').filter(Boolean));
const email = 'dana@cards.example';

describe('a command', () => {
  test.each([
    ['--help', { name: 'help' }],
    ['-h', { name: 'help' }],
    ['help', { name: 'help' }],
    ['suspend --help', { name: 'help' }],
    [
      `create-admin --email ${email} --username dana`,
      { name: 'create-admin', email, username: 'dana', isConfirmed: false },
    ],
    [
      `create-admin --yes --username=dana --email=${email}`,
      { name: 'create-admin', email, username: 'dana', isConfirmed: true },
    ],
    [`reset-password --email ${email}`, { name: 'reset-password', email }],
    [`restore --email ${email}`, { name: 'restore', email }],
    [`--email ${email} suspend --reason spam`, { name: 'suspend', email, reason: 'spam' }],
    ['migrate', { name: 'migrate', migration: undefined, isList: false }],
    ['migrate --list', { name: 'migrate', migration: undefined, isList: true }],
    ['migrate --name 0001_x', { name: 'migrate', migration: '0001_x', isList: false }],
    [`turn-off-second-factor --email ${email}`, { name: 'turn-off-second-factor', email }],
    ['rotate-secrets', { name: 'rotate-secrets', dropsOld: false }],
    ['rotate-secrets --drop-old', { name: 'rotate-secrets', dropsOld: true }],
    ['verify-books', { name: 'verify-books' }],
  ])('%s', (line, command) => {
    expect(read(line)).toEqual(command);
  });

  test.each([
    ['', 'Which command?'],
    ['drop-everything', 'There is no command drop-everything'],
    ['constructor', 'There is no command constructor'],
    ['restore', 'Whose? --email <address>'],
    ['restore --email dana', 'dana is no e-mail address'],
    [`create-admin --email ${email}`, 'By what name? --username <name>'],
    [`create-admin --email ${email} --username a`, /^a cannot be a username/],
    [`suspend --email ${email}`, /^Why\?/],
    [`suspend --email ${email} --reason two words`, /^words is one word too many/],
    [`restore --email ${email} --reason x`, 'restore takes no --reason'],
    ['verify-books --yes', 'verify-books takes no --yes'],
    ['migrate --list --name x', 'Either --list or --name'],
    ['migrate --force', /^Unknown option '--force'/],
    ['restore --email', /--email/],
  ])('%s is rejected', (line, message) => {
    expect(() => read(line)).toThrow(UsageError);
    expect(() => read(line)).toThrow(message);
  });

  test('cleans pasted input, and retains the words of a reason', () => {
    expect(readCommand(['suspend', '--email', ` ${email}\u200f`, '--reason', '  שתי מילים '])).toEqual({
      name: 'suspend',
      email,
      reason: 'שתי מילים',
    });
  });
});

test('the help lists every command', () => {
  for (const name of [
    'create-admin',
    'reset-password',
    'suspend',
    'restore',
    'migrate',
    'verify-books',
    'turn-off-second-factor',
    'rotate-secrets',
  ])
    expect(help).toContain(`npm run admin -- ${name}`);
});
