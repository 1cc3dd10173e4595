import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Mapping, MappingPreview } from '#modules/profile-hub/contract/mapping.ts';
import type { MappingActions } from '../data/use-mapping.ts';
import { MappingSaveBar } from './mapping-save-bar.tsx';

const mapping = { id: 'm', saved: false, version: 1 } as Mapping;
const actions = { isBusy: false } as MappingActions;
const drawn = (preview: { data: MappingPreview | undefined; isError: boolean }) =>
  renderToStaticMarkup(
    <MantineProvider>
      <MappingSaveBar {...{ mapping, actions, preview: preview as never }} />
    </MantineProvider>,
  );
const WRITES = /mapping\.writes/;

test('a mapping is not saved, and nothing is said of it, before it is known what saving writes [PH-15]', () => {
  const waiting = drawn({ data: undefined, isError: false });
  expect(waiting).toContain('data-disabled="true"');
  expect(waiting).not.toMatch(WRITES);
  const known = drawn({
    data: { values: 3, contacts: 2, waiting: 0 } as MappingPreview,
    isError: false,
  });
  expect(known).toMatch(WRITES);
  expect(known).not.toContain('data-disabled="true"');
});

test('a mapping whose figures cannot be had is saved all the same [PH-15]', () => {
  expect(drawn({ data: undefined, isError: true })).not.toContain('data-disabled="true"');
});
