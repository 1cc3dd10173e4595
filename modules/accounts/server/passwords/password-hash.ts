import { randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type Derivation, type HashingPlace, HashingPool } from './hashing/hashing-pool.ts';

/** One pool per process. Leaves one core free if there are several; the last in the queue waits about two seconds. */
export const passwordHashing = new HashingPool({
  threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  places: 96,
  placesEach: 24,
});

/** OWASP's first choice for argon2id: 19 MiB, two passes. Stored with each hash, so that it can be raised later. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;

/** Shared queue key of authenticated callers and of the app itself. */
const KNOWN_CALLERS = '';

export async function hashPassword(password: string, cost = COST): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive({ password, nonce, tagLength: TAG_LENGTH, ...cost });
  return written(cost, nonce, tag);
}

export async function passwordMatches(
  password: string,
  hash: string,
  place?: HashingPlace,
): Promise<boolean> {
  const [kind, memory, passes, parallelism, nonce = '', tag = ''] = hash.split('$');
  if (kind !== 'argon2id') return false;
  const expected = Buffer.from(tag, 'base64url');
  const given = await derive(
    {
      password,
      nonce: Buffer.from(nonce, 'base64url'),
      tagLength: expected.length,
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    },
    place,
  );
  return timingSafeEqual(given, expected);
}

/** A hash that matches no password, to make comparisons equally slow. */
const decoy = written(COST, randomBytes(16), randomBytes(TAG_LENGTH));

/** Takes as long as a real comparison, so that the response time does not reveal whether an account exists. */
export async function comparePasswordWithDecoy(
  password: string,
  place?: HashingPlace,
): Promise<false> {
  await passwordMatches(password, decoy, place);
  return false;
}

function derive(task: Derivation, place?: HashingPlace): Promise<Uint8Array> {
  if (place) return place.derive(task);
  return passwordHashing.withPlace(KNOWN_CALLERS, (own) => own.derive(task));
}

function written(cost: typeof COST, nonce: Buffer, tag: Uint8Array): string {
  const text = [nonce, Buffer.from(tag)].map((bytes) => bytes.toString('base64url'));
  return ['argon2id', cost.memory, cost.passes, cost.parallelism, ...text].join('$');
}
