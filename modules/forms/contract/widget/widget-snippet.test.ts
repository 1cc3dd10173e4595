import { expect, test } from 'vitest';
import { widgetSnippet } from './widget-script.ts';

const given = {
  server: 'https://suite.test',
  formId: '019a8000-0001-7000-8000-000000000001',
  script: { url: 'https://suite.test/widget/1.0.0/comptoir-form.js', integrity: 'sha384-x' },
  linkText: 'Ask "us" <now> & here',
};

test('the snippet preloads the form if the language of the page is known [FORM-07] [FORM-08]', () => {
  expect(widgetSnippet({ ...given, locale: 'de' })).toContain(
    `<link rel="preload" as="fetch" crossorigin="anonymous" href="https://suite.test/gtr-api/lead-generation/public/forms/${given.formId}?locale=de">`,
  );
  expect(widgetSnippet(given)).not.toContain('preload');
});

test('a brand’s text is escaped in the snippet [FORM-07]', () => {
  expect(widgetSnippet(given)).toContain('>Ask &quot;us&quot; &lt;now> &amp; here</a>');
});
