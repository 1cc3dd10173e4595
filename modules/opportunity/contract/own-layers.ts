import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import {
  fileEmpty,
  fileTooLarge,
  fileTypeNotAllowed,
} from '#platform/contract/files/file-calls.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { notFound } from '#platform/contract/problems.ts';
import { LAYER_FILE_MAX_BYTES } from './limits.ts';
import { configureOpportunity } from './permissions.ts';

/** Errors of a client's own areas as GeoJSON [OPP-02]. */
export const LAYER_FAULTS = [
  'not-a-polygon',
  'self-crossing',
  'swapped-axes',
  'out-of-range',
  'around-the-pole',
  'over-the-date-line',
  'too-few-points',
  'no-name',
  'no-code',
  'code-twice',
] as const;
export const LAYER_REPAIRS = ['ring-closed', 'ring-turned', 'points-dropped', 'code-made'] as const;

export const layerUnreadable = defineProblem({
  status: 422,
  code: 'LAYER_UNREADABLE',
  title: 'The file is not GeoJSON with features.',
  field: 'body.file',
});
export const layerTooManyAreas = defineProblem<{ max: number }>({
  status: 422,
  code: 'LAYER_TOO_MANY_AREAS',
  title: 'The file has more areas than a layer can have.',
  field: 'body.file',
});
export const layerTooManyPoints = defineProblem<{ max: number }>({
  status: 422,
  code: 'LAYER_TOO_MANY_POINTS',
  title:
    'The outlines of the file have more points than a layer can have; simplified ones have fewer.',
  field: 'body.file',
});
export const layersTooMany = defineProblem<{ max: number }>({
  status: 409,
  code: 'LAYERS_TOO_MANY',
  title: 'The client has as many own layers as allowed; one must be deleted first.',
});

const module = 'opportunity';
const BASE = '/gtr-api/opportunity/clients/{clientId}/layers';
const access = { kind: 'client', client: 'params.clientId', may: configureOpportunity } as const;
export const ownLayerSchema = z.object({
  id: uuid,
  name: z.string(),
  areas: z.number().int(),
  createdAt: z.iso.datetime(),
  createdBy: z.string().nullable(),
  /** Levels of the saved configuration that use it. */
  usedBy: z.array(z.number().int()),
});

export const listOwnLayersCall = defineCall({
  method: 'GET',
  path: BASE,
  module,
  summary: 'The client’s own layers of areas.',
  access,
  params: z.strictObject({ clientId: uuid }),
  response: z.object({ items: z.array(ownLayerSchema), total: z.number().int() }),
});

/** Errors name the feature; nothing is stored if there is one. */
export const uploadOwnLayerCall = defineCall({
  method: 'POST',
  path: BASE,
  module,
  summary: 'Check a GeoJSON of areas and store it as a layer where it has no fault.',
  access,
  params: z.strictObject({ clientId: uuid }),
  upload: { kinds: ['geojson'], maxBytes: LAYER_FILE_MAX_BYTES },
  response: z.object({
    layer: ownLayerSchema.nullable(),
    faults: z.array(
      z.object({ feature: z.string(), index: z.number().int(), fault: z.enum(LAYER_FAULTS) }),
    ),
    repairs: z.array(
      z.object({ feature: z.string(), index: z.number().int(), repair: z.enum(LAYER_REPAIRS) }),
    ),
  }),
  errors: [
    fileEmpty,
    fileTooLarge,
    fileTypeNotAllowed,
    layerUnreadable,
    layerTooManyAreas,
    layerTooManyPoints,
    layersTooMany,
  ],
});

export const deleteOwnLayerCall = defineCall({
  method: 'DELETE',
  path: `${BASE}/{id}`,
  module,
  summary: 'Delete an own layer; levels that show it get the embedded areas again.',
  access,
  params: z.strictObject({ clientId: uuid, id: uuid }),
  response: z.null(),
  status: 204,
  errors: [notFound],
});
