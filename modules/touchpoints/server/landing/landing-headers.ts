/** Of every page that depends on who reads it and from where. */
export const LANDING_HEADERS = {
  'cache-control': 'private, no-cache',
  vary: 'accept-language',
  // The address holds the visit, and perhaps where the visitor is: no other site is told.
  'referrer-policy': 'strict-origin',
};
