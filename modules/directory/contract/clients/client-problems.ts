import { defineProblem } from '#platform/contract/problem.ts';

/** Problems that client changes can return. */
export const identifierTaken = defineProblem<{ identifier: string }>({
  status: 409,
  code: 'IDENTIFIER_TAKEN',
  title: 'Another client has this identifier.',
  field: 'body.identifier',
});
export const brandIdTaken = defineProblem<{ brandId: string }>({
  status: 409,
  code: 'BRAND_ID_TAKEN',
  title: 'Another client has this brand id.',
  field: 'body.brandId',
});
export const shortUrlBaseTaken = defineProblem<{ shortUrlBase: string }>({
  status: 409,
  code: 'SHORT_URL_BASE_TAKEN',
  title: 'Another client has this base of short URLs.',
  field: 'body.shortUrlBase',
});
export const brandColorTooLight = defineProblem<{ ratio: string; needed: string }>({
  status: 422,
  code: 'BRAND_COLOR_TOO_LIGHT',
  title: 'White text on this colour cannot be read well enough.',
  field: 'body.brandColor',
});
export const timeZoneUnknown = defineProblem<{ timeZone: string }>({
  status: 422,
  code: 'TIME_ZONE_UNKNOWN',
  title: 'The database does not know this time zone.',
  field: 'body.timeZone',
});
export const clientArchived = defineProblem({
  status: 409,
  code: 'CLIENT_ARCHIVED',
  title: 'The client is archived; restore it first.',
});
