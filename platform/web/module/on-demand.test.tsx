import { setImmediate } from 'node:timers/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { onDemand } from './load-chunk.tsx';

const load = async () => ({ default: () => <p>here</p> });

test('a component loaded in advance is rendered immediately', async () => {
  const Part = onDemand(load, <i>its place</i>);
  Part.fetch();
  await setImmediate();
  expect(renderToStaticMarkup(<Part />)).toContain('<p>here</p>');
});

test('a placeholder is shown until the component is loaded', () => {
  const Part = onDemand(load, <i>its place</i>);
  expect(renderToStaticMarkup(<Part />)).toContain('<i>its place</i>');
});
