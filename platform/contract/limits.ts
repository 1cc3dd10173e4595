/** Every bound that client and server share stands here once, so that what the screen says is what the server does. */

export const UPLOAD_LIMIT_BYTES = 10 * 1024 * 1024;
/** What a picture may say that it is: sharp on a poster, and drawn by any phone. */
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
/** What a list is searched by. */
export const SEARCH_MAX_LENGTH = 100;
/** As many as a bulk action names one by one; more are meant by their filter. */
export const BULK_IDS_LIMIT = 1_000;

export const ALERT_TIMEOUT_MS = 5_000;
export const LOGOUT_DELAY_MS = 2_000;
export const CHUNK_TIMEOUT_MS = 120_000;

export const RELOCATION_SEARCH_MIN_LENGTH = 3;
export const HEADER_SEARCH_MIN_LENGTH = 2;
/** A whole address on one line; a longer text is no place. */
export const PLACE_TEXT_MAX_LENGTH = 160;
export const PLACE_RESULTS_MAX = 20;

export const PASSWORD_MIN_LENGTH = 12;
export const PASSWORD_MAX_LENGTH = 128;
export const NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;
export const WEB_ADDRESS_MAX_LENGTH = 2_000;

export const ACCESS_TOKEN_SECONDS = 15 * 60;
export const REFRESH_TOKEN_SECONDS = 30 * 24 * 60 * 60;
/** Acting as a user is for a look or a repair, not for a working day. */
export const ACTING_SECONDS = 60 * 60;
/** Two tabs may spend the same refresh token within this time; after it, reuse is theft. */
export const REFRESH_GRACE_SECONDS = 30;

/** What a call takes as its body unless it says another size: of anybody, and of somebody who is signed in. */
export const OPEN_BODY_LIMIT_BYTES = 16 * 1024;
export const SIGNED_IN_BODY_LIMIT_BYTES = 256 * 1024;
export const JSON_DEPTH_LIMIT = 20;
/** More than this nobody mends at once, and whoever sends rubbish is not told at length. */
export const FAULTS_TOLD_LIMIT = 20;
