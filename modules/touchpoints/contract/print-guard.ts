import { contrast, luminance } from '#platform/contract/contrast.ts';
import { type CodeStyle, type ErrorLevel, QUIET_ZONE_MODULES, SIDE_MM } from './code-style.ts';

/** Finds problems of a code before it is printed [TP-05]. Screen and server use the same checks. */
const LEAST_CONTRAST = 4.5;
const WHITE = '#ffffff';
const LEAST_MODULE_MM = 0.5;
/**
 * Share of a code that a logo may cover. In the worst of the forty sizes it uses about half of the error correction;
 * the rest is for dirt and folds. Lower than the nominal level, because a partly covered codeword is lost completely.
 */
export const LOGO_SHARE: Record<ErrorLevel, number> = { L: 0.012, M: 0.03, Q: 0.05, H: 0.06 };
/** A logo up to this factor above its share is still corrected, with little tolerance for other damage. */
const LOGO_STRETCH = 2;
/** Maximum side length of the logo, as a share of the code without its border. */
const LOGO_SIDE = 0.22;

export const GUARD_CHECKS = [
  'contrast',
  'inverted',
  'module',
  'quietZone',
  'logo',
  'notYet',
  'over',
  'ends',
  'spent',
  'cap',
  'destination',
] as const;
export type GuardCheck = (typeof GUARD_CHECKS)[number];

export interface GuardFinding {
  check: GuardCheck;
  verdict: 'stop' | 'warning' | 'fine';
  /** Measured value: a ratio, millimetres, modules, or a share of the code. */
  measured?: number;
  /** Minimum value; for the logo the maximum. */
  limit?: number;
  /** A user has accepted a finding that would otherwise block printing. */
  isOverruled?: true;
  /** A valid value, offered as a one-click fix. */
  repair?: Partial<CodeStyle> | { sideMm: number };
}

export interface PrintJob {
  style: CodeStyle;
  /** Modules of the code without its border. */
  modules: number;
  /** Print size including the border. */
  sideMm: number;
  /** Whether the middle contains a picture. */
  hasLogo: boolean;
  quantity: number | null;
  startsAt: string | null;
  endsAt: string | null;
  /** Time of the check. */
  now: Date;
  /** Findings that a user has accepted. */
  overruled: readonly GuardCheck[];
  /** Maximum number of visits. */
  visitCap: number | null;
  /** Number of visits so far. */
  visits: number;
  /** Undefined if not checked yet. */
  destinationAnswers: boolean | undefined;
}

export function moduleMm({
  modules,
  style,
  sideMm,
}: Pick<PrintJob, 'modules' | 'style' | 'sideMm'>): number {
  return sideMm / (modules + 2 * style.quietZone);
}

/** Smallest print size in whole millimetres at which a module is large enough. */
function leastSideMm({ modules, style }: Pick<PrintJob, 'modules' | 'style'>): number {
  return Math.min(SIDE_MM.max, Math.ceil((modules + 2 * style.quietZone) * LEAST_MODULE_MM));
}

/** Side length of the centre square left out for a logo, in whole modules: codes have odd sizes. */
export function logoModules(modules: number): number {
  const side = Math.floor(modules * LOGO_SIDE);
  return side % 2 === 1 ? side : side - 1;
}

export function printGuard(job: PrintJob): GuardFinding[] {
  return [
    contrastOf(job),
    ...invertedOf(job),
    moduleOf(job),
    quietZoneOf(job),
    ...logoOf(job),
    ...periodOf(job),
    ...capOf(job),
    ...destinationOf(job),
  ].map((finding) =>
    finding.verdict === 'stop' && job.overruled.includes(finding.check)
      ? { ...finding, verdict: 'warning', isOverruled: true }
      : finding,
  );
}

export function isHeldBack(findings: readonly GuardFinding[]): boolean {
  return findings.some(({ verdict }) => verdict === 'stop');
}

function contrastOf({ style }: PrintJob): GuardFinding {
  const measured = contrast(style.foreground, style.ground);
  const found = { check: 'contrast', measured, limit: LEAST_CONTRAST } as const;
  if (measured >= LEAST_CONTRAST) return { ...found, verdict: 'fine' };
  return { ...found, verdict: 'stop', repair: readable(style) };
}

/** Many scanners cannot read a light code on a dark background. */
function invertedOf({ style }: PrintJob): GuardFinding[] {
  if (luminance(style.foreground) <= luminance(style.ground)) return [];
  const repair = { foreground: style.ground, ground: style.foreground };
  return [{ check: 'inverted', verdict: 'stop', repair }];
}

function moduleOf(job: PrintJob): GuardFinding {
  const measured = moduleMm(job);
  const found = { check: 'module', measured, limit: LEAST_MODULE_MM } as const;
  if (measured >= LEAST_MODULE_MM) return { ...found, verdict: 'fine' };
  return { ...found, verdict: 'stop', repair: { sideMm: leastSideMm(job) } };
}

function quietZoneOf({ style }: PrintJob): GuardFinding {
  const found = {
    check: 'quietZone',
    measured: style.quietZone,
    limit: QUIET_ZONE_MODULES,
  } as const;
  if (style.quietZone >= QUIET_ZONE_MODULES) return { ...found, verdict: 'fine' };
  return { ...found, verdict: 'stop', repair: { quietZone: QUIET_ZONE_MODULES } };
}

function logoOf({ style, modules, hasLogo }: PrintJob): GuardFinding[] {
  if (!hasLogo) return [];
  const measured = (logoModules(modules) / modules) ** 2;
  const limit = LOGO_SHARE[style.level];
  const found = { check: 'logo', measured, limit } as const;
  if (measured <= limit) return [{ ...found, verdict: 'fine' }];
  const verdict = measured > limit * LOGO_STRETCH ? 'stop' : 'warning';
  return [{ ...found, verdict, repair: { level: 'Q' } }];
}

/** Printed codes often outlive a campaign, and are sometimes distributed before it starts. */
function periodOf({ startsAt, endsAt, now, quantity }: PrintJob): GuardFinding[] {
  if (endsAt !== null && new Date(endsAt) <= now) return [{ check: 'over', verdict: 'warning' }];
  if (startsAt !== null && new Date(startsAt) > now)
    return [{ check: 'notYet', verdict: 'warning' }, ...endsOf({ endsAt, quantity })];
  return endsOf({ endsAt, quantity });
}

function endsOf({ endsAt, quantity }: Pick<PrintJob, 'endsAt' | 'quantity'>): GuardFinding[] {
  if (endsAt === null || !quantity) return [];
  return [{ check: 'ends', verdict: 'warning', measured: quantity }];
}

/** There should be at least one visit per printed piece. The cap can be raised after printing, so it does not block it. */
function capOf({ visitCap, visits, quantity }: PrintJob): GuardFinding[] {
  if (visitCap === null) return [];
  if (visits >= visitCap)
    return [{ check: 'spent', verdict: 'warning', measured: visits, limit: visitCap }];
  if (quantity === null || quantity <= visitCap) return [];
  return [{ check: 'cap', verdict: 'warning', measured: quantity, limit: visitCap }];
}

function destinationOf({ destinationAnswers }: PrintJob): GuardFinding[] {
  if (destinationAnswers === undefined) return [];
  return [{ check: 'destination', verdict: destinationAnswers ? 'fine' : 'warning' }];
}

/** The same hue, dark enough for the background; the background becomes white if it is too dark. */
function readable({ foreground, ground }: CodeStyle): Partial<CodeStyle> {
  const darker = darkened(foreground, ground);
  if (darker) return { foreground: darker };
  return { foreground: darkened(foreground, WHITE) ?? '#000000', ground: WHITE };
}

function darkened(foreground: string, ground: string): string | undefined {
  for (let percent = 100; percent >= 0; percent -= 5) {
    const darker = foreground.replaceAll(/[0-9a-f]{2}/g, (part) =>
      Math.round((Number.parseInt(part, 16) * percent) / 100)
        .toString(16)
        .padStart(2, '0'),
    );
    const isDarker = luminance(darker) < luminance(ground);
    if (isDarker && contrast(darker, ground) >= LEAST_CONTRAST) return darker;
  }
  return undefined;
}
