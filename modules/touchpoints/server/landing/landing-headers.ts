/** Headers of all pages that depend on the visitor and the visitor's location. */
export const LANDING_HEADERS = {
  'cache-control': 'private, no-cache',
  vary: 'accept-language',
  // The URL contains the visit id and possibly the visitor's location, so other sites must not receive it.
  'referrer-policy': 'strict-origin',
};
