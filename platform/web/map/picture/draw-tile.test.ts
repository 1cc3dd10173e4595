import { expect, test } from 'vitest';
import { drawTile } from './static-base-map.tsx';

const path = { path: {} as Path2D, width: 0.8, opacity: 1 };
const tile = {
  units: 1024,
  sea: 'sea',
  shapes: [
    { ...path, fill: 'land', stroke: null },
    { ...path, fill: null, stroke: 'coast' },
  ],
};

/** A canvas context that records its calls. */
function recordingContext() {
  const said: unknown[] = [];
  const pen = new Proxy({} as Record<string, unknown>, {
    get:
      (_, name) =>
      (...given: unknown[]) =>
        said.push([name, ...given]),
    set: (_, name, value) => said.push([name, value]) > 0,
  });
  return { pen: pen as unknown as CanvasRenderingContext2D, said };
}

test('a tile is drawn within its edges, the sea first and the lines last [BEY-02]', () => {
  const { pen, said } = recordingContext();
  drawTile(pen, tile, { left: 10, top: 20, width: 512, height: 512 }, 2);
  const order = ['clip', 'fillRect', 'fill', 'stroke', 'restore'];
  const acts = said
    .map((each) => (each as unknown[])[0])
    .filter((act) => order.includes(act as string));
  expect(acts).toEqual(order);
  expect(said).toContainEqual(['setTransform', 1, 0, 0, 1, 20, 40]);
});

test.each([512, 700, 16_384])(
  'a line is as wide on a tile that is %i pixels wide as on any other [BEY-02]',
  (width) => {
    const { pen, said } = recordingContext();
    drawTile(pen, tile, { left: 0, top: 0, width, height: width }, 2);
    const [, line] = said.find((each) => (each as unknown[])[0] === 'lineWidth') as [
      string,
      number,
    ];
    expect((line * width) / tile.units).toBeCloseTo(0.8, 9);
  },
);
