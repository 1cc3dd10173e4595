import { createHash } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { expect, test } from 'vitest';
import { sha256, solveProofOfWork } from './captcha.ts';

test.each([0, 1, 55, 56, 63, 64, 65, 119, 300])(
  'the hash of %i letters is the standard SHA-256',
  (length) => {
    const text = 'é7'.repeat(length).slice(0, length);
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  },
);

test('a challenge of the server is solved as the server takes it [FORM-08]', async () => {
  const hmacKey = 'only for this test';
  const challenge = await createChallenge({
    hmacKey,
    maxNumber: 3_000,
    expires: new Date(Date.now() + 60_000),
  });
  const answer = await solveProofOfWork({ ...challenge, maxnumber: 3_000 });
  expect(await verifySolution(JSON.parse(atob(answer)), hmacKey)).toBe(true);
});
