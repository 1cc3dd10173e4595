import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';

/** The newest version of the widget, and its hash for pages that embed it [FORM-07]. */
export const latestWidgetSchema = z.object({
  version: z.string(),
  /** Path on the requested host. */
  path: z.string(),
  /** Hash for subresource integrity. */
  integrity: z.string(),
  /** All available versions; a published version never changes. */
  versions: z.array(z.string()),
});
export type LatestWidget = z.output<typeof latestWidgetSchema>;

export const latestWidgetCall = defineCall({
  method: 'GET',
  path: '/widget/latest.json',
  module: 'forms',
  summary: 'The newest version of the form widget.',
  access: { kind: 'public', reason: 'The script stands on public pages.' },
  anyOrigin: true,
  cacheSeconds: 300,
  response: latestWidgetSchema,
});

/** The HTML snippet for a brand's page [FORM-07]. Without zod, because editor and documentation share it. */
export function widgetSnippet({
  server,
  formId,
  script,
  locale,
  linkText,
}: {
  /** Origin of the suite. */
  server: string;
  formId: string;
  script: { url: string; integrity: string };
  /** Omitted if the form uses the language of the page. */
  locale?: string | undefined;
  /** Shown without scripts. */
  linkText: string;
}): string {
  const language = locale ? ` locale="${locale}"` : '';
  // Preloads the form in parallel with the script; possible only if the language is fixed.
  const ahead = `<link rel="preload" as="fetch" crossorigin="anonymous" href="${server}/gtr-api/lead-generation/public/forms/${formId}?locale=${locale}">`;
  return [
    ...(locale ? [ahead] : []),
    `<script async src="${script.url}" integrity="${script.integrity}" crossorigin="anonymous"></script>`,
    `<comptoir-form form="${formId}"${language}></comptoir-form>`,
    `<noscript><a href="${server}/f/${formId}">${escaped(linkText)}</a></noscript>`,
  ].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
