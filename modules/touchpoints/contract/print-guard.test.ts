import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ERROR_LEVELS, PLAIN_STYLE } from './code-style.ts';
import {
  type GuardCheck,
  isHeldBack,
  LOGO_SHARE,
  logoModules,
  moduleMm,
  type PrintJob,
  printGuard,
} from './print-guard.ts';

const plain: PrintJob = {
  style: PLAIN_STYLE,
  modules: 29,
  sideMm: 25,
  hasLogo: false,
  quantity: null,
  startsAt: null,
  endsAt: null,
  now: new Date('2026-11-16T12:00:00Z'),
  overruled: [],
  visitCap: null,
  visits: 0,
  destinationAnswers: undefined,
};
const job = (given: Partial<PrintJob> = {}, style: Partial<PrintJob['style']> = {}): PrintJob => ({
  ...plain,
  ...given,
  style: { ...PLAIN_STYLE, ...style },
});
const verdict = (given: PrintJob, check: GuardCheck) =>
  printGuard(given).find((finding) => finding.check === check)?.verdict;

/** The result of accepting the offered repair. */
function repaired(given: PrintJob, check: GuardCheck): PrintJob {
  const repair = printGuard(given).find((finding) => finding.check === check)?.repair;
  if (!repair) throw new Error(`nothing is offered for ${check}`);
  return 'sideMm' in repair
    ? { ...given, sideMm: repair.sideMm }
    : { ...given, style: { ...given.style, ...repair } };
}

describe('the print guard [TP-05]', () => {
  test('has nothing against a plain code', () => {
    expect(printGuard(plain).map(({ verdict }) => verdict)).toEqual(['fine', 'fine', 'fine']);
  });

  test.each([
    ['#767676', 'fine'],
    ['#777777', 'stop'],
    ['#e30613', 'fine'],
    ['#ff0000', 'stop'],
  ])('a code in %s on white is %s by its contrast', (foreground, expected) => {
    expect(verdict(job({}, { foreground }), 'contrast')).toBe(expected);
  });

  test('a light code on a dark background is blocked although its contrast is good', () => {
    const inverted = job({}, { foreground: '#ffffff', ground: '#000000' });
    expect(verdict(inverted, 'contrast')).toBe('fine');
    expect(verdict(inverted, 'inverted')).toBe('stop');
    expect(isHeldBack(printGuard(repaired(inverted, 'inverted')))).toBe(false);
  });

  test.each([
    [18.5, 'fine'],
    [18.4, 'stop'],
    [13.8, 'stop'],
  ])('a code of 29 modules printed %d mm wide is %s by its modules', (sideMm, expected) => {
    expect(verdict(job({ sideMm }), 'module')).toBe(expected);
  });

  test.each([
    [4, 'fine'],
    [3, 'stop'],
    [1, 'stop'],
    [0, 'stop'],
  ])('a quiet zone of %d modules is %s', (quietZone, expected) => {
    expect(verdict(job({}, { quietZone }), 'quietZone')).toBe(expected);
  });

  test('a logo is held back where the level cannot repair it, and fine from Q on in every size', () => {
    const sizes = Array.from({ length: 40 }, (_, at) => 21 + 4 * at);
    const verdicts = (level: (typeof ERROR_LEVELS)[number]) =>
      new Set(sizes.map((modules) => verdict(job({ modules, hasLogo: true }, { level }), 'logo')));
    expect(verdicts('L')).toEqual(new Set(['stop', 'warning']));
    expect(verdicts('M')).toEqual(new Set(['fine', 'warning']));
    expect(verdicts('Q')).toEqual(new Set(['fine']));
    expect(verdicts('H')).toEqual(new Set(['fine']));
    for (const modules of sizes) {
      expect(logoModules(modules) % 2).toBe(1);
      expect((logoModules(modules) / modules) ** 2).toBeLessThanOrEqual(LOGO_SHARE.Q);
    }
  });

  test('an end date gives a warning if a quantity is printed', () => {
    const endsAt = '2026-12-24T23:00:00Z';
    expect(verdict(job({ endsAt, quantity: 5_000 }), 'ends')).toBe('warning');
    expect(verdict(job({ endsAt, quantity: 0 }), 'ends')).toBeUndefined();
    expect(verdict(job({ quantity: 5_000 }), 'ends')).toBeUndefined();
  });

  test('a touchpoint that is over or not started yet is reported before its end date', () => {
    const periodOf = (given: Partial<PrintJob>) =>
      printGuard(job({ quantity: 5_000, ...given }))
        .filter(({ verdict }) => verdict !== 'fine')
        .map(({ check, verdict }) => `${check} ${verdict}`);
    const [past, later] = ['2026-11-16T11:59:59Z', '2026-11-16T12:00:01Z'];
    expect(periodOf({ startsAt: past })).toEqual([]);
    expect(periodOf({ startsAt: later })).toEqual(['notYet warning']);
    expect(periodOf({ startsAt: later, endsAt: '2026-12-24T23:00:00Z' })).toEqual([
      'notYet warning',
      'ends warning',
    ]);
    expect(periodOf({ startsAt: '2026-01-01T00:00:00Z', endsAt: past })).toEqual(['over warning']);
  });

  test('an overruled check no longer blocks printing; every other check does', () => {
    const small = job({ sideMm: 10, overruled: ['module'] });
    expect(printGuard(small)[1]).toMatchObject({
      check: 'module',
      verdict: 'warning',
      isOverruled: true,
    });
    expect(isHeldBack(printGuard(small))).toBe(false);
    expect(isHeldBack(printGuard({ ...small, style: { ...small.style, quietZone: 1 } }))).toBe(
      true,
    );
    // An override that is not needed is not reported.
    expect(printGuard(job({ overruled: ['module'] }))[1]).not.toHaveProperty('isOverruled');
  });

  test('printing more pieces than allowed visits gives a warning, and so does a used-up visit limit', () => {
    const found = (given: Partial<PrintJob>) =>
      printGuard(job(given)).filter(({ check }) => check === 'cap' || check === 'spent');
    expect(found({ quantity: 5_000, visitCap: 4_999 })).toEqual([
      { check: 'cap', verdict: 'warning', measured: 5_000, limit: 4_999 },
    ]);
    expect(found({ quantity: 5_000, visitCap: 5_000, visits: 4_999 })).toEqual([]);
    expect(found({ quantity: null, visitCap: 10 })).toEqual([]);
    expect(found({ quantity: 5_000, visits: 9_000 })).toEqual([]);
    expect(found({ quantity: 5_000, visitCap: 100, visits: 100 })).toEqual([
      { check: 'spent', verdict: 'warning', measured: 100, limit: 100 },
    ]);
  });

  test('a destination that does not answer gives a warning; an unchecked one gives none', () => {
    expect(verdict(job({ destinationAnswers: false }), 'destination')).toBe('warning');
    expect(verdict(job({ destinationAnswers: true }), 'destination')).toBe('fine');
    expect(verdict(plain, 'destination')).toBeUndefined();
  });
});

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const jobs = fc
  .record({
    foreground: color,
    ground: color,
    level: fc.constantFrom(...ERROR_LEVELS),
    quietZone: fc.integer({ min: 0, max: 20 }),
    version: fc.integer({ min: 1, max: 40 }),
    sideMm: fc.integer({ min: 5, max: 2_000 }),
    hasLogo: fc.boolean(),
  })
  .map(({ version, sideMm, hasLogo, ...style }) =>
    job({ modules: 17 + 4 * version, sideMm, hasLogo }, style),
  );

test('every offered repair makes its finding fine [TP-05]', () => {
  fc.assert(
    fc.property(jobs, (given) => {
      for (const { check, repair } of printGuard(given)) {
        if (!repair) continue;
        const after = verdict(repaired(given, check), check);
        // A code that is no longer inverted has no such finding.
        expect([check, after]).toEqual([check, check === 'inverted' ? undefined : 'fine']);
      }
    }),
  );
});

test('taking the repairs one after the other ends with a code that can be printed [TP-05]', () => {
  fc.assert(
    fc.property(jobs, (given) => {
      let now = given;
      for (let click = 0; click < 6; click += 1) {
        const next = printGuard(now).find(({ repair }) => repair);
        if (!next) break;
        now = repaired(now, next.check);
      }
      expect(printGuard(now).filter(({ verdict }) => verdict !== 'fine')).toEqual([]);
      expect(moduleMm(now)).toBeGreaterThanOrEqual(0.5);
    }),
  );
});
