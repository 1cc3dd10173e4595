/** Limits of the directory, shared by screens and server. */
export const LOCATION_CODE_MAX_LENGTH = 40;
export const LOCATION_NAME_MAX_LENGTH = 150;
export const ADDRESS_LINE_MAX_LENGTH = 200;
export const PLACE_NAME_MAX_LENGTH = 100;
export const ATTRIBUTES_LIMIT = 30;
export const ATTRIBUTE_NAME_MAX_LENGTH = 60;
export const ATTRIBUTE_VALUE_MAX_LENGTH = 500;
export const OPENING_EXCEPTIONS_LIMIT = 60;
export const OPENING_EXCEPTION_DAYS = 366;
export const OPENING_EXCEPTION_NAME_MAX_LENGTH = 80;
export const PHOTOS_LIMIT = 8;
export const PHOTO_ALT_MAX_LENGTH = 200;
export const PHOTO_LIMIT_BYTES = 8 * 1024 * 1024;
export const GROUPS_OF_LOCATION_LIMIT = 50;
export const REPRESENTATIVES_LIMIT = 50;
export const DIRECTORY_PAGE_SIZE = 50;
/** Maximum listed products of a location, by SKU. */
export const PRODUCT_RANGE_SHOWN = 500;
export const SKU_MAX_LENGTH = 64;
export const PRODUCT_NAME_MAX_LENGTH = 200;
export const CATEGORY_MAX_LENGTH = 100;
/** Maximum listed categories, by name. */
export const CATEGORIES_LIMIT = 1_000;
/** 10 million in any currency, in hundredths. */
export const PRICE_LIMIT = 1_000_000_000;
export const LOGO_LIMIT_BYTES = 1024 * 1024;
/** Minimum contrast at which white text on the brand's colour is readable (WCAG 2.2, 1.4.3). */
export const BRAND_COLOR_CONTRAST = 4.5;
export const ASSOCIATION_PAGE_LIMIT = 1_000;
