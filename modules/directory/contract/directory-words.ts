/** What is said at a field, or in a toast, for the codes that only the directory has. */
export const DIRECTORY_WORDS = {
  country: 'directory:fault.country',
  phone: 'directory:fault.phone',
  coordinatesTogether: 'directory:fault.coordinatesTogether',
  tooManyAttributes: 'directory:fault.tooManyAttributes',
  noSeparator: 'directory:fault.noSeparator',
  opensBeforeItCloses: 'directory:fault.opensBeforeItCloses',
  spansOverlap: 'directory:fault.spansOverlap',
  gtin: 'directory:fault.gtin',
  currency: 'directory:fault.currency',
  nameInOneLanguage: 'directory:fault.nameInOneLanguage',
  skuPlaceholder: 'directory:fault.skuPlaceholder',
  headerName: 'directory:fault.headerName',
  headerForSecret: 'directory:fault.headerForSecret',
  plainCharacters: 'directory:fault.plainCharacters',
  moduleTwice: 'directory:fault.moduleTwice',
  localeTwice: 'directory:fault.localeTwice',
  defaultLocaleNotGiven: 'directory:fault.defaultLocaleNotGiven',
  color: 'directory:fault.color',
  identifier: 'directory:fault.identifier',
  brandId: 'directory:fault.brandId',
  host: 'directory:fault.host',
  LOCATION_CODE_TAKEN: 'directory:problem.locationCodeTaken',
  LOCATION_CHANGED_MEANWHILE: 'directory:problem.locationChangedMeanwhile',
  LOCATION_TYPE_UNKNOWN: 'directory:problem.locationTypeUnknown',
  GROUP_UNKNOWN: 'directory:problem.groupUnknown',
  NAME_TAKEN: 'directory:problem.nameTaken',
  LOCATION_TYPE_IN_USE: 'directory:problem.locationTypeInUse',
  REPRESENTATIVE_UNKNOWN: 'directory:problem.representativeUnknown',
  ASSOCIATION_UNKNOWN: 'directory:problem.associationUnknown',
  SKU_TAKEN: 'directory:problem.skuTaken',
  GTIN_TAKEN: 'directory:problem.gtinTaken',
  PRODUCT_CHANGED_MEANWHILE: 'directory:problem.productChangedMeanwhile',
  LOOKUP_CHANGED_MEANWHILE: 'directory:problem.lookupChangedMeanwhile',
  IDENTIFIER_TAKEN: 'directory:problem.identifierTaken',
  BRAND_ID_TAKEN: 'directory:problem.brandIdTaken',
  SHORT_URL_BASE_TAKEN: 'directory:problem.shortUrlBaseTaken',
  BRAND_COLOR_TOO_LIGHT: 'directory:problem.brandColorTooLight',
  CLIENT_CHANGED_MEANWHILE: 'directory:problem.clientChangedMeanwhile',
  CLIENT_ARCHIVED: 'directory:problem.clientArchived',
} as const;

/** `t(directoryWords(fault.code) ?? …, fault.params)`. */
export function directoryWords(
  code: string,
): (typeof DIRECTORY_WORDS)[keyof typeof DIRECTORY_WORDS] | undefined {
  return Object.hasOwn(DIRECTORY_WORDS, code)
    ? DIRECTORY_WORDS[code as keyof typeof DIRECTORY_WORDS]
    : undefined;
}
