import { contrast, luminance } from '#platform/contract/contrast.ts';
import { type CodeStyle, type ErrorLevel, QUIET_ZONE_MODULES, SIDE_MM } from './code-style.ts';

/** What speaks against printing a code, said before the printer does [TP-05]. The same judgement on screen and server. */
export const LEAST_CONTRAST = 4.5;
export const LEAST_MODULE_MM = 0.5;
/** The share of a code that may be covered: half of what the level repairs, since dirt and folds want theirs. */
export const LOGO_SHARE: Record<ErrorLevel, number> = { L: 0.03, M: 0.07, Q: 0.12, H: 0.15 };
/** The side of the square that a logo covers, as a share of the code without its quiet zone. */
export const LOGO_SIDE = 0.26;

export const GUARD_CHECKS = [
  'contrast',
  'inverted',
  'module',
  'quietZone',
  'logo',
  'ends',
  'destination',
] as const;
export type GuardCheck = (typeof GUARD_CHECKS)[number];

export interface GuardFinding {
  check: GuardCheck;
  verdict: 'stop' | 'warning' | 'fine';
  /** The measured value: a ratio, millimetres, modules, a share of the code. */
  measured?: number;
  /** What it must be at least, or at most for the logo. */
  limit?: number;
  /** A value that would hold, offered as one click. */
  repair?: Partial<CodeStyle> | { sideMm: number };
}

export interface PrintJob {
  style: CodeStyle;
  /** Of the code, without its quiet zone. */
  modules: number;
  /** Printed, quiet zone included. */
  sideMm: number;
  /** Whether there is a picture to put into the middle. */
  hasLogo: boolean;
  quantity: number | null;
  endsAt: string | null;
  /** Undefined: nobody has asked yet. */
  destinationAnswers: boolean | undefined;
}

export function moduleMm({
  modules,
  style,
  sideMm,
}: Pick<PrintJob, 'modules' | 'style' | 'sideMm'>): number {
  return sideMm / (modules + 2 * style.quietZone);
}

/** The least whole millimetres at which a module is large enough. */
export function leastSideMm({ modules, style }: Pick<PrintJob, 'modules' | 'style'>): number {
  return Math.min(SIDE_MM.max, Math.ceil((modules + 2 * style.quietZone) * LEAST_MODULE_MM));
}

export function printGuard(job: PrintJob): GuardFinding[] {
  return [
    contrastOf(job),
    ...invertedOf(job),
    moduleOf(job),
    quietZoneOf(job),
    ...logoOf(job),
    ...endsOf(job),
    ...destinationOf(job),
  ];
}

export function isHeldBack(findings: readonly GuardFinding[]): boolean {
  return findings.some(({ verdict }) => verdict === 'stop');
}

function contrastOf({ style }: PrintJob): GuardFinding {
  const measured = contrast(style.foreground, style.ground);
  const found = { check: 'contrast', measured, limit: LEAST_CONTRAST } as const;
  if (measured >= LEAST_CONTRAST) return { ...found, verdict: 'fine' };
  return { ...found, verdict: 'stop', repair: { foreground: darkened(style) } };
}

/** Many readers do not find a light code on a dark ground. */
function invertedOf({ style }: PrintJob): GuardFinding[] {
  if (luminance(style.foreground) <= luminance(style.ground)) return [];
  const repair = { foreground: style.ground, ground: style.foreground };
  return [{ check: 'inverted', verdict: 'stop', repair }];
}

function moduleOf(job: PrintJob): GuardFinding {
  const measured = moduleMm(job);
  const found = { check: 'module', measured, limit: LEAST_MODULE_MM } as const;
  if (measured >= LEAST_MODULE_MM) return { ...found, verdict: 'fine' };
  // A good printer still manages three quarters of it, a cheap one does not.
  const verdict = measured < LEAST_MODULE_MM * 0.75 ? 'stop' : 'warning';
  return { ...found, verdict, repair: { sideMm: leastSideMm(job) } };
}

function quietZoneOf({ style }: PrintJob): GuardFinding {
  const found = {
    check: 'quietZone',
    measured: style.quietZone,
    limit: QUIET_ZONE_MODULES,
  } as const;
  if (style.quietZone >= QUIET_ZONE_MODULES) return { ...found, verdict: 'fine' };
  const verdict = style.quietZone < 2 ? 'stop' : 'warning';
  return { ...found, verdict, repair: { quietZone: QUIET_ZONE_MODULES } };
}

function logoOf({ style, hasLogo }: PrintJob): GuardFinding[] {
  if (!hasLogo) return [];
  const measured = LOGO_SIDE ** 2;
  const limit = LOGO_SHARE[style.level];
  const found = { check: 'logo', measured, limit } as const;
  if (measured <= limit) return [{ ...found, verdict: 'fine' }];
  return [{ ...found, verdict: 'stop', repair: { level: 'Q' } }];
}

/** Paper lives longer than a campaign. */
function endsOf({ endsAt, quantity }: PrintJob): GuardFinding[] {
  if (endsAt === null || !quantity) return [];
  return [{ check: 'ends', verdict: 'warning', measured: quantity }];
}

function destinationOf({ destinationAnswers }: PrintJob): GuardFinding[] {
  if (destinationAnswers === undefined) return [];
  return [{ check: 'destination', verdict: destinationAnswers ? 'fine' : 'warning' }];
}

/** The same hue, dark enough for the ground; black where the ground is too dark for any. */
function darkened({ foreground, ground }: CodeStyle): string {
  for (let share = 0.95; share > 0; share -= 0.05) {
    const darker = foreground.replaceAll(/[0-9a-f]{2}/g, (part) =>
      Math.round(Number.parseInt(part, 16) * share)
        .toString(16)
        .padStart(2, '0'),
    );
    if (contrast(darker, ground) >= LEAST_CONTRAST) return darker;
  }
  return '#000000';
}
