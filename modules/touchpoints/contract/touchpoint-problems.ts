import { defineProblem } from '#platform/contract/problem.ts';

/** Errors of touchpoint changes; each belongs to its field. */
export const suffixTaken = defineProblem<{ suffix: string }>({
  status: 409,
  code: 'SUFFIX_TAKEN',
  title: 'Short URL must not be used by another Touchpoint',
  field: 'body.sourceSuffix',
});
export const additionalSuffixTaken = defineProblem<{ suffix: string }>({
  status: 409,
  code: 'SUFFIX_TAKEN',
  title: 'Short URL must not be used by another Touchpoint',
  field: 'body.additionalSuffixes',
});
export const destinationLoops = defineProblem<{ host: string }>({
  status: 422,
  code: 'DESTINATION_LOOPS',
  title: 'The destination is itself a short URL of this suite.',
  field: 'body.destUrl',
});
export const fallbackLoops = defineProblem<{ host: string }>({
  status: 422,
  code: 'DESTINATION_LOOPS',
  title: 'The address after the end is itself a short URL of this suite.',
  field: 'body.fallbackUrl',
});
export const siteLoops = defineProblem<{ host: string }>({
  status: 422,
  code: 'DESTINATION_LOOPS',
  title: 'The website behind {host} is the suite itself or a brand’s short URL base.',
  field: 'body.siteUrl',
});
export const hostNotConfigured = defineProblem({
  status: 422,
  code: 'HOST_NOT_SAID',
  title: 'The configuration does not say which website {host} stands for.',
  field: 'body.destUrl',
});
export const fallbackHostNotConfigured = defineProblem({
  status: 422,
  code: 'HOST_NOT_SAID',
  title: 'The configuration does not say which website {host} stands for.',
  field: 'body.fallbackUrl',
});
export const destinationRequired = defineProblem({
  status: 422,
  code: 'DESTINATION_REQUIRED',
  title: 'Only a product touchpoint can lead to a landing page of its own.',
  field: 'body.destUrl',
});
export const endsBeforeStart = defineProblem({
  status: 422,
  code: 'ENDS_BEFORE_START',
  title: 'The end lies before the start.',
  field: 'body.ended',
});
export const endsInPast = defineProblem({
  status: 422,
  code: 'ENDS_IN_PAST',
  title: 'Many touchpoints cannot be given an end that has passed.',
  field: 'body.change.ended',
});
export const startsAfterEnd = defineProblem<{ count: number; suffixes: string }>({
  status: 422,
  code: 'STARTS_AFTER_END',
  title: 'Some of these touchpoints start after this end; none was changed.',
  field: 'body.change.ended',
});
export const configurationUnknown = defineProblem({
  status: 422,
  code: 'CONFIGURATION_UNKNOWN',
  title: 'The brand has no such configuration, or it is switched off.',
  field: 'body.configurationSlug',
});
export const siteInUse = defineProblem<{ count: number }>({
  status: 422,
  code: 'SITE_IN_USE',
  title: 'Touchpoints of this configuration lead to {host} and would lead nowhere.',
  field: 'body.siteUrl',
});
export const standardCannotBeDisabled = defineProblem({
  status: 422,
  code: 'STANDARD_STAYS_ON',
  title: 'The standard configuration cannot be switched off.',
  field: 'body.activated',
});
export const standardCannotBeDeleted = defineProblem({
  status: 422,
  code: 'STANDARD_STAYS',
  title: 'The standard configuration cannot be deleted.',
});
export const configurationUsed = defineProblem<{ count: number }>({
  status: 409,
  code: 'CONFIGURATION_USED',
  title: 'Touchpoints use this configuration; deleted ones count, since they can be restored.',
});
export const tooManyConfigurations = defineProblem<{ max: number }>({
  status: 422,
  code: 'TOO_MANY_CONFIGURATIONS',
  title: 'The brand has as many configurations as there can be.',
});
export const tooManySuffixes = defineProblem<{ max: number }>({
  status: 422,
  code: 'TOO_MANY_SUFFIXES',
  title: 'The touchpoint has as many further suffixes as there can be.',
});
export const gtinNeeded = defineProblem({
  status: 422,
  code: 'GTIN_NEEDED',
  title: 'Only a product with a GTIN can have a GS1 Digital Link.',
  field: 'body.digitalLink',
});
export const logoUnusable = defineProblem({
  status: 422,
  code: 'LOGO_UNUSABLE',
  title: 'The picture is no file of the brand, no picture, or a file that expires.',
  field: 'body.style.logo',
});
export const printHeldBack = defineProblem<{ checks: string }>({
  status: 422,
  code: 'PRINT_HELD_BACK',
  title: 'The print guard holds this code back; it can still be taken for screens.',
});
export const codeTooLong = defineProblem({
  status: 422,
  code: 'CODE_TOO_LONG',
  title: 'The address is too long for a code of this error level.',
});
export const codeTooSmall = defineProblem<{ pixels: number }>({
  status: 422,
  code: 'CODE_TOO_SMALL',
  title: 'The picture has fewer pixels than the code has modules.',
  field: 'query.size',
});
export const zipNotReady = defineProblem({
  status: 425,
  code: 'ZIP_NOT_READY',
  title: 'The archive is still being made.',
});
export const productHasTouchpoint = defineProblem({
  status: 409,
  code: 'PRODUCT_HAS_TOUCHPOINT',
  title: 'A product of these has been given another touchpoint in this very moment.',
});
export const noLandingPage = defineProblem({
  status: 422,
  code: 'NO_LANDING_PAGE',
  title: 'None of these touchpoints has a landing page.',
});
