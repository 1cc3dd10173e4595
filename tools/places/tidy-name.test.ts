import { expect, test } from 'vitest';
import { tidyName } from './tidy-name.ts';

test.each([
  ['Klagenfurt,01.Bez.:Innere Stadt', 'Klagenfurt Innere Stadt'],
  ['Alamus, Els', 'Els Alamus'],
  ["Albi, L'", "L'Albi"],
  ['Adliswil / Sonnenberg', 'Adliswil Sonnenberg'],
  ['Adliswil / Adliswil (Stadtkern)', 'Adliswil (Stadtkern)'],
  ['Burnaby (Burnaby Heights', 'Burnaby (Burnaby Heights)'],
  ['Febres Cordero (Cab.', 'Febres Cordero'],
  ['Cuenca_El Batan', 'Cuenca El Batan'],
  ['Alton North (historical)', 'Alton North'],
  ['Cartagena [Fraccionamiento]', 'Cartagena'],
  ['BOULOGNE ESTAFETA No.3', 'BOULOGNE'],
  ['Koper/Capodistria - dostava', 'Koper/Capodistria'],
  ['Halle (Saale)', 'Halle (Saale)'],
  ['Ast, Gemeinde Frauenneuharting', 'Ast, Gemeinde Frauenneuharting'],
  ['Alcoi/Alcoy', 'Alcoi/Alcoy'],
])('%s is written %s [BEY-03]', (filed, name) => {
  expect(tidyName(filed)).toBe(name);
});
