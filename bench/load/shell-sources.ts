/** What the shell in English is made of, as the manifest of the build names it. */
const TEXTS = ['../translations/en.json', '../../platform/translations/en.json'];
export const SHELL = ['index.html', ...TEXTS, 'suite-app.tsx', 'shell/client-shell.tsx'];
