/** Limits of a client's configuration and requests. */
export const CATEGORIES_MAX = 200;
/** Every user of the map loads the configuration, so its size is limited. */
export const CATEGORY_PRICES_MAX = 2_000;
export const SUB_ACTIVITIES_MAX = 500;
export const DOMAINS_MAX = 50;
export const CONFIGURATION_MAX_BYTES = 1024 * 1024;
/** Maximum number of active keys for servers and pages of the brand. */
export const MAP_KEYS_MAX = 20;
export const RULES_PER_LEGEND_MAX = 12;
export const FILTER_VALUES_MAX = 100;
/** Maximum clusters and markers of a view; the cluster grid is coarse enough to stay below it. */
export const MARKERS_PER_VIEW_MAX = 2_000;
export const TOP_PRODUCTS = 10;
export const OPENING_PLACES = 10;
/** Maximum file size of an own layer. */
export const LAYER_FILE_MAX_BYTES = 20 * 1024 * 1024;
export const LAYER_AREAS_MAX = 20_000;
/** Limits the memory of the area thread, which also holds the loaded countries, for any kind of shape. */
export const LAYER_POINTS_MAX = 400_000;
export const LAYERS_MAX = 20;
/** In hundredths. */
export const PRICE_MAX = 100_000_000;
/** Limits per sales line: pieces, and money in hundredths. The sum of everything a client can import fits into a bigint. */
export const SALE_QUANTITY_MAX = 1_000_000;
export const SALE_VALUE_MAX = 100_000_000_000;
/** Limit per line of an intention file. */
export const INTENTION_QUANTITY_MAX = 1_000_000;
/** Limits of a prospect equal those of the directory, so that it can become a location unchanged. */
export const PROSPECT_CODE_MAX_LENGTH = 40;
export const PROSPECT_NAME_MAX_LENGTH = 150;
export const ADDRESS_LINE_MAX_LENGTH = 200;
export const PLACE_NAME_MAX_LENGTH = 100;
export const ATTRIBUTES_MAX = 30;
export const ATTRIBUTE_NAME_MAX_LENGTH = 60;
export const ATTRIBUTE_VALUE_MAX_LENGTH = 500;
