import { expect, test } from 'vitest';
import { type SectionLoader, sectionsOf } from './sections.ts';

const load: SectionLoader = () => Promise.reject(new Error('not opened here'));

test('each section file is one section, in alphabetical order', () => {
  const names = sectionsOf({
    './wizard.section.tsx': load,
    './data-table.section.tsx': load,
  }).map(({ name }) => name);
  expect(names).toEqual(['data-table', 'wizard']);
});
