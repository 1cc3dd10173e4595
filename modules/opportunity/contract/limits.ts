/** Bounds of what a client can configure and request. */
export const CATEGORIES_MAX = 200;
export const SUB_ACTIVITIES_MAX = 500;
export const DOMAINS_MAX = 50;
export const CONFIGURATION_MAX_BYTES = 1024 * 1024;
/** In use at once, for servers and pages of the brand. */
export const MAP_KEYS_MAX = 20;
export const RULES_PER_LEGEND_MAX = 12;
export const FILTER_VALUES_MAX = 100;
/** Clusters and markers of one view; the grid of clusters is coarse enough that it is never more. */
export const MARKERS_PER_VIEW_MAX = 2_000;
export const TOP_PRODUCTS = 10;
export const OPENING_PLACES = 10;
/** Of an own layer. */
export const LAYER_FILE_MAX_BYTES = 20 * 1024 * 1024;
export const LAYER_AREAS_MAX = 20_000;
export const LAYERS_MAX = 20;
/** Money, in hundredths. */
export const PRICE_MAX = 100_000_000;
/** Of one line of sales: pieces, and money in hundredths. Sums of all that a client can import stay within a bigint. */
export const SALE_QUANTITY_MAX = 1_000_000;
export const SALE_VALUE_MAX = 100_000_000_000;
/** Of one line of a file of intentions. */
export const INTENTION_QUANTITY_MAX = 1_000_000;
