/** What a brand pastes into its page [FORM-07]. Without zod: editor and documents show the same. */
export function widgetSnippet({
  server,
  formId,
  script,
  locale,
  linkText,
}: {
  /** The origin of the suite. */
  server: string;
  formId: string;
  script: { url: string; integrity: string };
  /** Left out where the form follows the language of the page. */
  locale?: string | undefined;
  /** Shown where scripts are off. */
  linkText: string;
}): string {
  const language = locale ? ` locale="${locale}"` : '';
  // Script and form come side by side; which form it is, is only known ahead where the language is.
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
