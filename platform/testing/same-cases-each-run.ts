import fc from 'fast-check';

/**
 * Property tests use the same cases in each run, so that a result depends on the change and not on chance. To search
 * for new cases, run `CASES=$RANDOM npx vitest run …` and add a separate test for each finding.
 */
fc.configureGlobal({ seed: Number(process.env.CASES ?? 1958) });
