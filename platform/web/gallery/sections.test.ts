import { expect, test } from 'vitest';
import { listSections, type SectionLoader } from './sections.ts';

const load: SectionLoader = () => Promise.reject(new Error('not opened here'));

test('each section file is one section with a title, in alphabetical order', () => {
  const sections = listSections({
    './sections/wizard.section.tsx': load,
    './sections/data-table.section.tsx': load,
  });
  expect(sections).toEqual([
    { name: 'data-table', title: 'Data table', load },
    { name: 'wizard', title: 'Wizard', load },
  ]);
});
