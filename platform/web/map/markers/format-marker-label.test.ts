import { expect, test } from 'vitest';
import { formatMarkerLabel } from './map-markers.tsx';

const shop = {
  id: '4',
  at: [2.8, 44.6] as const,
  name: 'Forge de l’Aubrac',
  shape: 'disc' as const,
};

test('the label of a marker contains its number, name, kind and note [BEY-02]', () => {
  expect(formatMarkerLabel(shop)).toBe('Forge de l’Aubrac');
  expect(formatMarkerLabel({ ...shop, number: '4', kind: 'Coutellerie', note: '41 km' })).toBe(
    '4. Forge de l’Aubrac, Coutellerie, 41 km',
  );
});
