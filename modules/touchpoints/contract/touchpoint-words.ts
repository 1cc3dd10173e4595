/** What is said at a field, or in a toast, for the codes that only touchpoints have. */
export const TOUCHPOINT_WORDS = {
  destinationScheme: 'touchpoints:fault.destinationScheme',
  destinationInvalid: 'touchpoints:fault.destinationInvalid',
  destinationCredentials: 'touchpoints:fault.destinationCredentials',
  destinationPrivate: 'touchpoints:fault.destinationPrivate',
  suffix: 'touchpoints:fault.suffix',
  suffixReserved: 'touchpoints:fault.suffixReserved',
  suffixTwice: 'touchpoints:fault.suffixTwice',
  color: 'touchpoints:fault.color',
  day: 'touchpoints:fault.day',
  year: 'touchpoints:fault.year',
  tooManyReferences: 'touchpoints:fault.tooManyReferences',
  SUFFIX_TAKEN: 'touchpoints:problem.suffixTaken',
  DESTINATION_LOOPS: 'touchpoints:problem.destinationLoops',
  HOST_NOT_SAID: 'touchpoints:problem.hostNotSaid',
  DESTINATION_REQUIRED: 'touchpoints:problem.destinationRequired',
  ENDS_BEFORE_START: 'touchpoints:problem.endsBeforeStart',
  CONFIGURATION_UNKNOWN: 'touchpoints:problem.configurationUnknown',
  SITE_IN_USE: 'touchpoints:problem.siteInUse',
  STANDARD_STAYS_ON: 'touchpoints:problem.standardStaysOn',
  TOO_MANY_CONFIGURATIONS: 'touchpoints:problem.tooManyConfigurations',
  TOO_MANY_SUFFIXES: 'touchpoints:problem.tooManySuffixes',
  GTIN_NEEDED: 'touchpoints:problem.gtinNeeded',
  LOGO_UNUSABLE: 'touchpoints:problem.logoUnusable',
  PRINT_HELD_BACK: 'touchpoints:problem.printHeldBack',
  CODE_TOO_LONG: 'touchpoints:problem.codeTooLong',
  CODE_TOO_SMALL: 'touchpoints:problem.codeTooSmall',
  ZIP_NOT_READY: 'touchpoints:problem.zipNotReady',
  NO_LANDING_PAGE: 'touchpoints:problem.noLandingPage',
} as const;

/** `t(touchpointWords(fault.code) ?? …, fault.params)`. */
export function touchpointWords(
  code: string,
): (typeof TOUCHPOINT_WORDS)[keyof typeof TOUCHPOINT_WORDS] | undefined {
  return Object.hasOwn(TOUCHPOINT_WORDS, code)
    ? TOUCHPOINT_WORDS[code as keyof typeof TOUCHPOINT_WORDS]
    : undefined;
}
