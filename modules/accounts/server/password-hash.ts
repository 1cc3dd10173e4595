import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's first choice for argon2id: 19 MiB, two passes. Kept with each hash, so that it can grow. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;

export async function hashPassword(password: string, cost = COST): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', {
    message: password,
    nonce,
    tagLength: TAG_LENGTH,
    ...cost,
  });
  return `argon2id$${cost.memory}$${cost.passes}$${cost.parallelism}$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const [kind, memory, passes, parallelism, nonce = '', tag = ''] = hash.split('$');
  if (kind !== 'argon2id') return false;
  const expected = Buffer.from(tag, 'base64url');
  const given = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce, 'base64url'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(given, expected);
}

let decoy: Promise<string> | undefined;

/** Takes as long as a real comparison, so that the time of an answer does not tell whether an account exists. */
export async function passwordMatchesNobody(password: string): Promise<false> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  await passwordMatches(password, await decoy);
  return false;
}
