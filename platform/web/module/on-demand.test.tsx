import { setImmediate } from 'node:timers/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { onDemand } from './load-chunk.tsx';

const load = async () => ({ default: () => <p>here</p> });

test('a part that came before it was wanted is drawn at once', async () => {
  const Part = onDemand(load, <i>its place</i>);
  Part.fetch();
  await setImmediate();
  expect(renderToStaticMarkup(<Part />)).toContain('<p>here</p>');
});

test('until a part has come, its place is kept', () => {
  const Part = onDemand(load, <i>its place</i>);
  expect(renderToStaticMarkup(<Part />)).toContain('<i>its place</i>');
});
