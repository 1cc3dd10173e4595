import { MantineProvider } from '@mantine/core';
import { expect, test } from 'vitest';
import { renderMarkup } from '#platform/testing/render-markup.tsx';
import { MultiSelectField } from './multi-select-field.tsx';

const drawn = (options: { value: string; label: string }[] | undefined) =>
  renderMarkup(
    <MantineProvider>
      <MultiSelectField label="Events" value={['a']} onChange={() => {}} options={options} />
    </MantineProvider>,
  );

test('a list whose options are loading is busy and disabled [GEN-09]', () => {
  expect(drawn(undefined)).toMatch(/<input[^>]*disabled/);
  expect(drawn(undefined)).toContain('aria-busy="true"');
  expect(drawn([{ value: 'a', label: 'Lead created' }])).toContain('Lead created');
});
