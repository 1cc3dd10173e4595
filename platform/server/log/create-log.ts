import { type Logger, pino } from 'pino';

/** JSON lines on standard output. Callers log no personal data; these fields are removed as a safeguard. */
const NEVER_WRITTEN = [
  'email',
  'username',
  'password',
  'currentPassword',
  'token',
  'cookie',
  'authorization',
  'firstName',
  'lastName',
  'phone',
  'address',
];

export function createLog(options: {
  level: string;
  destination?: { write(line: string): void };
}): Logger {
  return pino(
    {
      level: options.level,
      base: { process: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: NEVER_WRITTEN.flatMap((name) => [name, `*.${name}`]), remove: true },
      // pino stores an error that is logged without an object under `err`.
      serializers: { error: describeError, err: describeError },
    },
    ...(options.destination ? [options.destination] : []),
  );
}

/** A driver's error contains the row that failed. Only its name, code, message without values and stack are logged. */
function describeError(given: unknown): object {
  // Some libraries pass a plain object with the properties of an error.
  if (!(given instanceof Error) && typeof Object(given).message !== 'string')
    return { message: `not an error but ${given === null ? 'null' : typeof given}` };
  const error = given as Error & { code?: string; constraint?: string; severity?: string };
  const { code, constraint, severity } = error;
  return {
    name: error.name,
    // Database messages quote the given values.
    message: constraint
      ? `violates ${constraint}`
      : severity
        ? `the database says ${code}`
        : error.message,
    ...(code && { code }),
    stack: error.stack?.split('\n').slice(1, 8).join('\n'),
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  };
}
