/** Limits shared by client and server, so that the screen states the limit that the server enforces. */

export const UPLOAD_LIMIT_BYTES = 10 * 1024 * 1024;
/** Maximum declared image size: sharp on a poster, and any phone can still display it. */
export const PICTURE_SIDE = 10_000;
export const PICTURE_PIXELS = 40_000_000;
export const PICTURE_FRAMES = 100;
export const IMPORT_LINE_LIMIT = 100_000;
export const PRODUCT_REFERENCE_LIMIT = 200;
export const REVIEW_EXPORT_LIMIT = 4_000;

export const PROFILE_PAGE_SIZE = 100;
export const TOUCHPOINT_PAGE_SIZE = 25;
export const DEFAULT_PAGE_SIZE = 25;
export const PAGE_SIZE_LIMIT = 200;
export const SEARCH_MAX_LENGTH = 100;
/** Maximum number of ids in a bulk action; larger selections use a filter. */
export const BULK_IDS_LIMIT = 1_000;

export const ALERT_TIMEOUT_MS = 5_000;
export const LOGOUT_DELAY_MS = 2_000;
export const CHUNK_TIMEOUT_MS = 120_000;

export const RELOCATION_SEARCH_MIN_LENGTH = 3;
export const HEADER_SEARCH_MIN_LENGTH = 2;
/** Enough for a complete address on one line. */
export const PLACE_TEXT_MAX_LENGTH = 160;
export const PLACE_RESULTS_MAX = 20;

export const PASSWORD_MIN_LENGTH = 12;
export const PASSWORD_MAX_LENGTH = 128;
export const NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;
export const WEB_ADDRESS_MAX_LENGTH = 2_000;

export const ACCESS_TOKEN_SECONDS = 15 * 60;
export const REFRESH_TOKEN_SECONDS = 30 * 24 * 60 * 60;
/** Acting as a user is meant for a short check or fix, not for a working day. */
export const ACTING_SECONDS = 60 * 60;
/** Two tabs may use the same refresh token within this time; later reuse counts as theft. */
export const REFRESH_GRACE_SECONDS = 30;

/** Default body limits: for public calls and for calls with a session. */
export const OPEN_BODY_LIMIT_BYTES = 16 * 1024;
export const SIGNED_IN_BODY_LIMIT_BYTES = 256 * 1024;
export const JSON_DEPTH_LIMIT = 20;
/**
 * Maximum number of field errors in a response. Users fix no more at a time, and invalid traffic gets short responses.
 */
export const FIELD_ERRORS_LIMIT = 20;
