import type { z } from 'zod';
import type { Brand } from '#modules/directory/contract/clients/client-ports.ts';
import { pixelsToMm } from '#modules/touchpoints/contract/code-style.ts';
import {
  type GuardFinding,
  isHeldBack,
  printGuard,
} from '#modules/touchpoints/contract/print-guard.ts';
import type { zipOptionsSchema } from '#modules/touchpoints/contract/qr-codes.ts';
import type { WhichTouchpoints } from '#modules/touchpoints/contract/touchpoint.ts';
import type { Config } from '#platform/server/config.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import { shortUrlBase } from '../../short-url.ts';
import type { Context } from '../../tables.ts';
import { codeMatrix } from '../code-drawing.ts';
import type { LogoCache } from '../code-logo.ts';
import { renderCode } from '../render-code.ts';
import {
  codeFileName,
  codeLabel,
  overruledChecks,
  printableTouchpointsSql,
  readStoredCodes,
  type StoredCode,
} from '../stored-code.ts';
import type { ZipFile } from './zip-archive.ts';
import type { ManifestLine } from './zip-manifest.ts';

const BATCH = 500;

export async function* chosenCodes(
  { db }: Pick<Context, 'db'>,
  { which, clientId }: { which: WhichTouchpoints; clientId: string },
): AsyncGenerator<StoredCode> {
  const fit = printableTouchpointsSql(which, clientId);
  for (let after = ''; ; ) {
    const batch = await readStoredCodes({ db }, { fit, after, limit: BATCH });
    yield* batch;
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return;
    after = last.id;
  }
}

export interface CodeFileContext {
  brand: Brand;
  suite: Pick<Config, 'publicUrl'>;
  logos: Pick<LogoCache, 'take'>;
  /** Translates into the language of the user who requested the archive. */
  translate: Translate;
  options: z.output<typeof zipOptionsSchema>;
}

/** A code of the archive, unless the print check stops it, and its line in the manifest. */
export async function codeFile(
  storedCode: StoredCode,
  { brand, suite, logos, options, translate }: CodeFileContext,
): Promise<{ file: ZipFile | undefined; line: ManifestLine }> {
  const { format, size, sideMm } = options;
  const { style, suffix, quantity } = storedCode;
  const matrix = codeMatrix(storedCode.address, style.level);
  const { logo, isMissing } = await logos.take(style);
  const printedMm = format === 'png' ? pixelsToMm(size) : sideMm;
  const findings = printGuard({
    style,
    modules: matrix.length,
    sideMm: printedMm,
    hasLogo: logo !== null,
    quantity,
    startsAt: storedCode.startsAt?.toISOString() ?? null,
    endsAt: storedCode.endsAt?.toISOString() ?? null,
    now: new Date(),
    overruled: overruledChecks(storedCode, { style, sideMm: printedMm }),
    visitCap: storedCode.visitCap,
    visits: storedCode.visits,
    destinationAnswers: undefined,
  });
  const isLeftOut = options.heldBack === 'leaveOut' && isHeldBack(findings);
  const name = isLeftOut ? '' : codeFileName(brand, suffix, format);
  const line = {
    file: name,
    sku: storedCode.sku,
    short_url: `${shortUrlBase(brand, suite)}${suffix}`,
    quantity,
    id: storedCode.id,
    suffix,
    print_guard: printVerdict(findings, { isLogoMissing: isMissing, translate }),
  };
  if (isLeftOut) return { file: undefined, line };
  const content = await renderCode({
    matrix,
    style,
    logo,
    format,
    // A code with more modules than pixels must not fail the whole archive.
    sizePx: Math.max(size, matrix.length + 2 * style.quietZone),
    sideMm,
    label: codeLabel(storedCode, brand, suite),
  });
  return { file: { name, content }, line };
}

/**
 * "Ready to print" or "Error: contrast, dot size", in the language of the requesting user. A missing logo is always
 * mentioned.
 */
function printVerdict(
  findings: readonly GuardFinding[],
  { isLogoMissing, translate }: { isLogoMissing: boolean; translate: Translate },
): string {
  const wordOf = (check: GuardFinding['check'] | 'logoMissing') =>
    translate(`touchpoints:manifest.check.${check}`);
  const checksOf = (verdict: GuardFinding['verdict']) =>
    findings
      .filter((finding) => finding.verdict === verdict)
      .map(({ check, isOverruled }) =>
        isOverruled
          ? translate('touchpoints:manifest.approved', { check: wordOf(check) })
          : wordOf(check),
      );
  const missing = isLogoMissing ? [wordOf('logoMissing')] : [];
  const stops = checksOf('stop');
  if (stops.length > 0)
    return translate('touchpoints:manifest.stop', { checks: [...stops, ...missing].join(', ') });
  const warnings = [...checksOf('warning'), ...missing];
  return warnings.length > 0
    ? translate('touchpoints:manifest.warning', { checks: warnings.join(', ') })
    : translate('touchpoints:guard.allFine');
}
