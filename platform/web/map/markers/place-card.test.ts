import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeCard } from './place-card.ts';

const MAP = { width: 800, height: 600 };
const CARD = { width: 262, height: 96 };

test('a card is placed below and to the right of its marker if nothing is in the way', () => {
  expect(placeCard({ x: 300, y: 200 }, CARD, MAP, [])).toEqual({ x: 318, y: 218 });
});

test('it moves to the corner that hides the fewest others', () => {
  const others = [
    { x: 350, y: 240 },
    { x: 360, y: 150 },
    { x: 250, y: 240 },
  ];
  expect(placeCard({ x: 300, y: 200 }, CARD, MAP, others)).toEqual({ x: 20, y: 86 });
});

test('it never leaves the map and never covers its own marker', () => {
  const spot = fc.record({
    x: fc.integer({ min: 0, max: 800 }),
    y: fc.integer({ min: 0, max: 600 }),
  });
  fc.assert(
    fc.property(spot, fc.array(spot, { maxLength: 20 }), (marker, others) => {
      const { x, y } = placeCard(marker, CARD, MAP, others) ?? { x: 0, y: 0 };
      expect(x >= 0 && x + CARD.width <= 800 && y >= 0 && y + CARD.height <= 600).toBe(true);
      const over =
        marker.x >= x && marker.x <= x + CARD.width && marker.y >= y && marker.y <= y + CARD.height;
      expect(over).toBe(false);
    }),
  );
});

test('a marker that was dragged out of sight takes its card along', () => {
  expect(placeCard({ x: -5, y: 200 }, CARD, MAP, [])).toBeNull();
});
