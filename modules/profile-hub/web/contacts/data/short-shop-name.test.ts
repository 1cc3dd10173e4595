import { expect, test } from 'vitest';
import { shortShopName } from './short-shop-name.ts';

test.each([
  ['Vinothek und Feinkost Schlossberg', 'Schlossberg'],
  ['Tischkultur Zillner', 'Zillner'],
  ['Kniv og Kjele Nordnes', 'Kjele Nordnes'],
  ['Arts de la table Bonnefous', 'Bonnefous'],
  ['Haushaltswaren Lindenmüller KG', 'Lindenmüller KG'],
  ['Maison du Puy', 'Maison du Puy'],
  ['Zillner', 'Zillner'],
  ['', ''],
])('“%s” is “%s” in a narrow column [PH-05]', (name, short) => {
  expect(shortShopName(name)).toBe(short);
});
