import fc from 'fast-check';

/**
 * Properties are tried on the same cases in each run, so that a change is judged by what it changed and not by luck.
 * New cases are looked for on purpose: `CASES=$RANDOM npx vitest run …`, and what they find becomes a test of its own.
 */
fc.configureGlobal({ seed: Number(process.env.CASES ?? 1958) });
