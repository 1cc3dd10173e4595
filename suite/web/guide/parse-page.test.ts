import { expect, test } from 'vitest';
import { parseGuidePage } from './parse-page.ts';

test('a page of the guide becomes blocks, with buttons, screens and other pages told apart [BEY-08]', () => {
  const source = [
    '# Leads',
    'Open [the leads](/platform/leads)\nor read [forms](forms.md).',
    '![A list](../pictures/lead-list.en.webp)',
    '## Réponse à donner',
    '1. Press **Accept**.\n   Then call.\n2. Done.',
    '> Mind the **Save**.',
  ].join('\n\n');
  expect(parseGuidePage(source, 'en')).toEqual({
    title: 'Leads',
    blocks: [
      {
        kind: 'paragraph',
        spans: [
          { kind: 'text', text: 'Open ' },
          { kind: 'screen', text: 'the leads', path: 'platform/leads' },
          { kind: 'text', text: ' or read ' },
          { kind: 'page', text: 'forms', page: 'forms' },
          { kind: 'text', text: '.' },
        ],
      },
      { kind: 'picture', name: 'lead-list', alt: 'A list' },
      { kind: 'heading', id: 'reponse-a-donner', text: 'Réponse à donner' },
      {
        kind: 'list',
        isOrdered: true,
        items: [
          [
            { kind: 'text', text: 'Press ' },
            { kind: 'button', text: 'Accept' },
            { kind: 'text', text: '. Then call.' },
          ],
          [{ kind: 'text', text: 'Done.' }],
        ],
      },
      {
        kind: 'note',
        spans: [
          { kind: 'text', text: 'Mind the ' },
          { kind: 'button', text: 'Save' },
          { kind: 'text', text: '.' },
        ],
      },
    ],
  });
});

test.each([
  ['no title', 'Leads'],
  ['HTML', '# A\n\nText <b>bold</b>'],
  ['emphasis', '# A\n\nvery *good*'],
  ['a deeper heading', '# A\n\n### Deep'],
  ['a link out of the suite', '# A\n\n[site](https://brand.example)'],
  ['a script as link', '# A\n\n[site](javascript:alert)'],
  ['a picture of the other language', '# A\n\n![List](../pictures/list.fr.webp)'],
  ['a broken list', '# A\n\n- one\ntwo'],
])('the build refuses what the guide could not show: %s [BEY-08]', (_, source) => {
  expect(() => parseGuidePage(source, 'en')).toThrow();
});
