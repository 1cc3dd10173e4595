import { expect, test } from 'vitest';
import { siteColour } from './site-colour.ts';

test('markers have the colour of the site’s own CSS, else of the brand, else the ink of the pages [LOC-03]', () => {
  const css = '.locator-site {\n  --brand: #17352B;\n}\n';
  expect(siteColour({ css }, '#123d87')).toBe('#17352B');
  expect(siteColour({ css: '.store-name { color: red; }' }, '#123d87')).toBe('#123d87');
  expect(siteColour({ css: '--brand: url(x)' }, null)).toBe('#17352b');
});
