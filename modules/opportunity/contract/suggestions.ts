import { z } from 'zod';
import { changeRequestBodySchema } from '#modules/directory/contract/change-requests/change-request.ts';
import {
  changeNotOfKind,
  changeRequestEmpty,
  changeRequestOpen,
  duplicateMissing,
  requestPhotoUnknown,
} from '#modules/directory/contract/change-requests/change-request-problems.ts';
import {
  locationTypeUnknown,
  movedToUnknown,
} from '#modules/directory/contract/locations/location-problems.ts';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { notFound } from '#platform/contract/problems.ts';
import { suggestModification } from './permissions.ts';

export const retailerNotInDirectory = defineProblem({
  status: 422,
  code: 'RETAILER_NOT_IN_DIRECTORY',
  title: 'This retailer is a prospect: an admin changes it by the import of prospects.',
  field: 'body.locationId',
});

/** The wizard of the map writes a change request into the directory [OPP-06]. */
export const suggestModificationCall = defineCall({
  method: 'POST',
  path: '/gtr-api/opportunity/clients/{clientId}/suggestions',
  module: 'opportunity',
  summary: 'Suggest a modification of a retailer: closed, moved, wrong data, duplicate.',
  access: { kind: 'client', client: 'params.clientId', may: suggestModification },
  params: z.strictObject({ clientId: uuid }),
  body: changeRequestBodySchema,
  response: z.object({ id: uuid }),
  status: 201,
  errors: [
    notFound,
    retailerNotInDirectory,
    changeRequestOpen,
    changeRequestEmpty,
    changeNotOfKind,
    duplicateMissing,
    requestPhotoUnknown,
    locationTypeUnknown,
    movedToUnknown,
  ],
  rate: { max: 60, seconds: 60 },
});
