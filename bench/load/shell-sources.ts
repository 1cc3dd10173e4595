/** Sources of the English shell, by their names in the build manifest. */
const TEXTS = ['../translations/en.json', '../../platform/translations/en.json'];
export const SHELL = ['index.html', ...TEXTS, 'suite-app.tsx', 'shell/client-shell.tsx'];
