import { isDeepStrictEqual } from 'node:util';
import { moduleMm, printGuard } from '#modules/touchpoints/contract/print-guard.ts';
import type { tryQrCodeCall } from '#modules/touchpoints/contract/qr-codes.ts';
import type { CallOutput, CheckedInput } from '#platform/contract/call.ts';
import { readClientBrand } from '../configurations/brand-settings.ts';
import { probeAddress } from '../destinations/check-destination.ts';
import { readTouchpoint } from '../search/read-touchpoint.ts';
import { codeAddress } from '../short-url.ts';
import type { Context } from '../tables.ts';
import { codeDrawing, codeMatrix } from './code-drawing.ts';
import { codeLogo } from './code-logo.ts';
import { codeLabel, overruledChecks, readStoredCode, type StoredCode } from './stored-code.ts';
import { svgCode } from './vector-code.ts';

type Tried = CheckedInput<typeof tryQrCodeCall>['body'];

/** Preview of the code as saving the form would build it. */
export async function tryCode(
  { db, app }: Context,
  which: { clientId: string; id: string },
  tried: Tried,
): Promise<CallOutput<typeof tryQrCodeCall>> {
  const { style, sideMm, quantity, ended, visitCap } = tried;
  const storedCode = await readStoredCode({ db }, which);
  const brand = await readClientBrand({ db, app }, which.clientId);
  const address = isRegenerated(storedCode, tried)
    ? codeAddress({ ...storedCode, digitalLink: tried.digitalLink }, brand, app.config)
    : storedCode.address;
  const matrix = codeMatrix(address, style.level);
  const modules = matrix.length;
  const logo = await codeLogo({ db, app }, { brand, style });
  const label = codeLabel({ ...storedCode, address }, brand, app.config);
  return {
    svg: svgCode(codeDrawing({ matrix, style, logo }), { sideMm, label }),
    address,
    modules,
    moduleMm: moduleMm({ modules, style, sideMm }),
    findings: printGuard({
      style,
      modules,
      sideMm,
      hasLogo: logo !== null,
      quantity,
      startsAt: tried.started,
      endsAt: ended,
      now: new Date(),
      overruled: overruledChecks(storedCode, { style, sideMm }),
      visitCap,
      visits: storedCode.visits,
      destinationAnswers: tried.askDestination
        ? await destinationAnswers({ db, app }, which)
        : undefined,
    }),
  };
}

/** A rebuilt code uses current data; otherwise it keeps the printed content. */
function isRegenerated(storedCode: StoredCode, { style, digitalLink }: Tried): boolean {
  return digitalLink !== storedCode.digitalLink || !isDeepStrictEqual(style, storedCode.style);
}

async function destinationAnswers(
  context: Context,
  which: { clientId: string; id: string },
): Promise<boolean | undefined> {
  const { leadsTo, landingPageState, resolvedUrl } = await readTouchpoint(context, which);
  if (leadsTo === 'landing') return landingPageState === 'ready';
  if (resolvedUrl === null) return false;
  const { answers } = await probeAddress(context, resolvedUrl);
  return answers === 'unasked' ? undefined : answers === 'yes';
}
