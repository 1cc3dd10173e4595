import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { solveChallenge } from './solve-captcha.ts';

const challengeFor = (number: number, maxnumber = 200) => ({
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update(`salt?expires=1${number}`).digest('hex'),
  salt: 'salt?expires=1',
  signature: 'signed',
  maxnumber,
});

test('the number behind the hash is found and sent with its signature [SES-08]', async () => {
  const payload = JSON.parse(atob(await solveChallenge(challengeFor(137))));
  expect(payload).toEqual({
    algorithm: 'SHA-256',
    challenge: challengeFor(137).challenge,
    salt: 'salt?expires=1',
    signature: 'signed',
    number: 137,
  });
});

test('a challenge without a solution ends instead of running on', async () => {
  await expect(solveChallenge(challengeFor(300))).rejects.toThrow('no solution');
});
