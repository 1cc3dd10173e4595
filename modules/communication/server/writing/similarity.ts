/** Caches shingles of recent replies while a location's reviews are answered. */
const cache = new Map<string, ReadonlySet<number>>();
const CACHED = 2_000;
const FNV_PRIME = 16_777_619;
const FNV_START = 2_166_136_261;

/** Highest similarity of a reply to one of the recent replies: Jaccard index of three-word shingles, 0 to 1. */
export function similarityWith(
  recentReplies: readonly string[],
  signature: string,
): (reply: string) => number {
  const others = recentReplies.map((recent) => cachedShingles(recent, signature));
  return (reply) => {
    if (others.length === 0) return 0;
    const own = shinglesOf(reply, signature);
    return Math.max(...others.map((other) => jaccard(own, other)));
  };
}

function cachedShingles(text: string, signature: string) {
  const key = `${signature}\n${text}`;
  const known = cache.get(key);
  if (known) return known;
  if (cache.size >= CACHED) cache.clear();
  const shingles = shinglesOf(text, signature);
  cache.set(key, shingles);
  return shingles;
}

/** Ignores the signature, which is the same in all replies. A text of one or two words is one shingle. */
function shinglesOf(text: string, signature: string): ReadonlySet<number> {
  const isSigned = signature !== '' && text.endsWith(signature);
  const hashes = wordHashes(isSigned ? text.slice(0, -signature.length) : text);
  const shingles = new Set<number>();
  for (let at = 0; at < Math.max(1, hashes.length - 2); at += 1) {
    let shingle = FNV_START;
    for (let next = at; next < Math.min(at + 3, hashes.length); next += 1)
      shingle = Math.imul(shingle ^ (hashes[next] ?? 0), FNV_PRIME);
    shingles.add(shingle);
  }
  return shingles;
}

/** Uses character codes, because a regular expression for words would take most of the time of a reply. */
function wordHashes(text: string): number[] {
  const lower = text.toLowerCase();
  const hashes: number[] = [];
  let hash = FNV_START;
  for (let at = 0; at <= lower.length; at += 1) {
    const code = at < lower.length ? lower.charCodeAt(at) : 0;
    if (isWordCode(code)) hash = Math.imul(hash ^ code, FNV_PRIME);
    else if (hash !== FNV_START) {
      hashes.push(hash);
      hash = FNV_START;
    }
  }
  return hashes;
}

/** Lower-case letters and digits; above ASCII everything but Latin-1 signs and general punctuation. */
function isWordCode(code: number) {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return code > 191 && (code < 0x2000 || code > 0x206f);
}

function jaccard(one: ReadonlySet<number>, other: ReadonlySet<number>) {
  let common = 0;
  for (const shingle of one) if (other.has(shingle)) common += 1;
  return common / (one.size + other.size - common);
}
