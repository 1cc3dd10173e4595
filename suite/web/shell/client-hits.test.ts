import { expect, test } from 'vitest';
import { clientHits } from './find-anything.tsx';

const clients = [
  { uuid: 'a', name: 'Maison Aubrac' },
  { uuid: 'k', name: 'Küchenmanufaktur Oberschwarzach' },
];

test.each([
  ['kuchen', ['/clients/k']],
  ['ober KÜCH', ['/clients/k']],
  ['maison ober', []],
  [' ', []],
])('%j finds the clients at %j [SUP-01]', (typed, addresses) => {
  expect(clientHits(clients, typed).map(({ address }) => address)).toEqual(addresses);
});
