import { expect, test } from 'vitest';
import { slugify } from './text.ts';

test.each([
  ['Maison Aubrac', 'maison-aubrac'],
  ['Küchenmanufaktur Oberschwarzach', 'kuechenmanufaktur-oberschwarzach'],
  ['Sørlandets Lin & Tekstil', 'sorlandets-lin-tekstil'],
  ['  Brûlerie du Haut-Plateau ', 'brulerie-du-haut-plateau'],
  ['日本', ''],
])('%j offers the identifier %j', (name, identifier) => {
  expect(slugify(name)).toBe(identifier);
});
