import { CellFault, type ReadCell } from '../import-column.ts';

const LENGTH_LIMIT = 2_000;

/** A web address; one without its beginning, `www.brand.example`, is given it. */
export const url: ReadCell<string> = (given) => {
  const whole = /^[a-z][a-z\d+.-]*:/i.test(given) ? given : `https://${given}`;
  if (whole.length > LENGTH_LIMIT) return new CellFault('tooLong', { max: LENGTH_LIMIT });
  const parsed = URL.canParse(whole) && !/\s/.test(whole) ? new URL(whole) : undefined;
  const isWeb = parsed?.protocol === 'https:' || parsed?.protocol === 'http:';
  return isWeb && parsed.hostname.includes('.') ? whole : new CellFault('notUrl');
};
