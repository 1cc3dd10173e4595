import {
  getProofSheetCall,
  getQrCodeCall,
  overrulePrintCheckCall,
  refreshQrCodeCall,
  tryQrCodeCall,
  uploadLogoCall,
} from '#modules/touchpoints/contract/qr-codes.ts';
import { changeChosen } from '../bulk/change-chosen.ts';
import { codeToDownload } from '../codes/code-to-download.ts';
import { renderCodeProof } from '../codes/proof/render-code-proof.ts';
import { storeLogo } from '../codes/store-logo.ts';
import { tryCode } from '../codes/try-code.ts';
import { overrulePrintCheck } from '../commands/overrule-print-check.ts';
import { understoodWhich } from '../queries/normalize-filter.ts';
import { route } from '../route.ts';

export const tryQrCodeRoute = route(
  tryQrCodeCall,
  ({ db, app, params, body, membership }) =>
    tryCode({ db, app }, { clientId: membership.clientId, id: params.id }, body),
  // It only reads, and waits for an answer of the destination.
  { ownTransactions: true },
);

export const overrulePrintCheckRoute = route(
  overrulePrintCheckCall,
  async ({ db, params, body: { checks, sideMm }, membership, principal }) => {
    const { clientId } = membership;
    const given = { clientId, userId: principal.userId, id: params.id, checks, sideMm };
    await overrulePrintCheck({ db }, given);
    return { checks };
  },
);

export const getQrCodeRoute = route(getQrCodeCall, ({ db, app, params, query, membership }) =>
  codeToDownload({ db, app }, { clientId: membership.clientId, id: params.id }, query),
);

export const getProofSheetRoute = route(
  getProofSheetCall,
  ({ db, app, params, query, membership, request }) =>
    renderCodeProof(
      { db, app },
      {
        clientId: membership.clientId,
        id: params.id,
        sideMm: query.sideMm,
        locale: request.locale,
      },
    ),
);

export const refreshQrCodeRoute = route(
  refreshQrCodeCall,
  async ({ db, app, body: { which }, membership, principal }) => {
    const change = { action: 'refresh-codes' } as const;
    const { clientId } = membership;
    const understood = await understoodWhich({ db, app }, clientId, which);
    const asker = { clientId, userId: principal.userId };
    const work = { which: understood, change };
    const { changed, jobId } = await changeChosen({ db, app }, asker, work);
    return { refreshed: changed, jobId };
  },
);

export const uploadLogoRoute = route(
  uploadLogoCall,
  async ({ db, app, file, membership, principal }) => {
    const { clientId } = membership;
    const { id, name } = await storeLogo({ db, app }, { clientId, userId: principal.userId, file });
    return { fileId: id, name };
  },
);
