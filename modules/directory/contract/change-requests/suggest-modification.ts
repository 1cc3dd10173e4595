import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { notFound } from '#platform/contract/problems.ts';
import { locationTypeUnknown, movedToUnknown } from '../locations/location-problems.ts';
import { seeChangeRequests } from '../permissions.ts';
import { changeRequestBodySchema } from './change-request.ts';
import {
  changeNotAllowedForKind,
  changeRequestEmpty,
  changeRequestOpen,
  duplicateMissing,
  requestPhotoUnknown,
  retailerNotInDirectory,
} from './change-request-problems.ts';

/** Creates a change request in the directory from the map's wizard [OPP-06]. */
export const suggestModificationCall = defineCall({
  method: 'POST',
  path: '/gtr-api/opportunity/clients/{clientId}/suggestions',
  module: 'opportunity',
  summary: 'Suggest a modification of a retailer: closed, moved, wrong data, duplicate.',
  access: { kind: 'client', client: 'params.clientId', may: seeChangeRequests },
  params: z.strictObject({ clientId: uuid }),
  body: changeRequestBodySchema,
  response: z.object({ id: uuid }),
  status: 201,
  errors: [
    notFound,
    retailerNotInDirectory,
    changeRequestOpen,
    changeRequestEmpty,
    changeNotAllowedForKind,
    duplicateMissing,
    requestPhotoUnknown,
    locationTypeUnknown,
    movedToUnknown,
  ],
  rate: { max: 60, seconds: 60 },
});
