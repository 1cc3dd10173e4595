import { MantineProvider } from '@mantine/core';
import { expect, test } from 'vitest';
import type { Mapping, MappingPreview } from '#modules/profile-hub/contract/mapping.ts';
import { renderMarkup } from '#platform/testing/render-markup.tsx';
import type { MappingActions } from '../data/use-mapping.ts';
import { MappingSaveBar } from './mapping-save-bar.tsx';

const mapping = { id: 'm', saved: false, version: 1 } as Mapping;
const actions = { isBusy: false } as MappingActions;
const drawn = (preview: { data: MappingPreview | undefined; isError: boolean }) =>
  renderMarkup(
    <MantineProvider>
      <MappingSaveBar {...{ mapping, actions, preview: preview as never }} />
    </MantineProvider>,
  );
const WRITES = /mapping\.writes/;

test('a mapping cannot be saved and shows no figures until its preview is loaded [PH-15]', () => {
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

test('a mapping without available figures can still be saved [PH-15]', () => {
  expect(drawn({ data: undefined, isError: true })).not.toContain('data-disabled="true"');
});
