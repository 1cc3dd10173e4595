import {
  getProofSheetCall,
  getQrCodeCall,
  refreshQrCodeCall,
  tryQrCodeCall,
  uploadLogoCall,
} from '#modules/touchpoints/contract/qr-codes.ts';
import { codeToDownload } from '../codes/code-to-download.ts';
import { keepLogo } from '../codes/keep-logo.ts';
import { proofOfCode } from '../codes/proof/proof-of-code.ts';
import { refreshCodes } from '../codes/refresh-codes.ts';
import { tryCode } from '../codes/try-code.ts';
import { route } from '../route.ts';

export const tryQrCodeRoute = route(
  tryQrCodeCall,
  ({ db, app, params, body, membership }) =>
    tryCode({ db, app }, { clientId: membership.clientId, id: params.id }, body),
  // It only reads, and waits for an answer of the destination.
  { ownTransactions: true },
);

export const getQrCodeRoute = route(getQrCodeCall, ({ db, app, params, query, membership }) =>
  codeToDownload({ db, app }, { clientId: membership.clientId, id: params.id }, query),
);

export const getProofSheetRoute = route(
  getProofSheetCall,
  ({ db, app, params, query, membership, request }) =>
    proofOfCode(
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
  async ({ db, app, body, membership }) => ({
    refreshed: await refreshCodes(
      { db, app },
      { clientId: membership.clientId, which: body.which },
    ),
  }),
);

export const uploadLogoRoute = route(
  uploadLogoCall,
  async ({ db, app, file, membership, principal }) => {
    const { clientId } = membership;
    const { id, name } = await keepLogo({ db, app }, { clientId, userId: principal.userId, file });
    return { fileId: id, name };
  },
  // A file arrives as slowly as it likes, and no transaction is to be held open meanwhile.
  { ownTransactions: true },
);
