import { tidyName } from '../tidy-name.ts';

/** The name of a place as a post office writes it, without what only the post office needs: offices, boxes, scripts. */
export function postalName(written: string): string {
  const latin = written.split(' / ').find((part) => /\p{Script=Latin}/u.test(part)) ?? '';
  const name = tidyName(latin)
    .replace(/\(.*?\)/g, ' ')
    .replace(/\bcedex\b.*$/i, '')
    .replace(/\s+\d+.*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return name === name.toUpperCase() ? inTitleCase(name) : name;
}

function inTitleCase(name: string): string {
  return name.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase());
}
