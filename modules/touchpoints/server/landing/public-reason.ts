export const LANDING_REASON = 'A brand’s product page is for everybody who scans its code.';
