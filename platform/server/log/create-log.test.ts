import { expect, test } from 'vitest';
import { createLog } from './create-log.ts';

test('by whatever name an error is given, the row that it failed on is not in the log', () => {
  const lines: string[] = [];
  const log = createLog({
    level: 'info',
    destination: { write: (line) => void lines.push(line) },
  });
  const error = Object.assign(new Error('duplicate key: ingrid@postkasse.example'), {
    code: '23505',
    severity: 'ERROR',
    detail: 'Key (email)=(ingrid@postkasse.example) already exists.',
  });
  log.error({ error }, 'failed');
  log.error({ err: error }, 'failed');
  log.error(error, 'failed');
  expect(lines).toHaveLength(3);
  expect(lines.join('\n')).not.toContain('postkasse');
});

test('a copied error is logged with its message, and a value that is no error with its type', () => {
  const lines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  log.warn({ error: { message: 'Query read timeout', queue: 'mail.deliver' } }, 'failed');
  log.warn(
    {
      error: {
        message: 'Key (email)=(ingrid@postkasse.example)',
        severity: 'ERROR',
        code: '23505',
      },
    },
    'failed',
  );
  log.warn({ error: undefined }, 'failed');
  log.warn({ error: 'ingrid@postkasse.example' }, 'failed');
  const messages = lines.map((line) => JSON.parse(line).error?.message);
  expect(messages).toEqual([
    'Query read timeout',
    'the database says 23505',
    undefined,
    'not an error but string',
  ]);
});
