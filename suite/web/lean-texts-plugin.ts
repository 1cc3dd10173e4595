import type { Plugin } from 'vite';

/** Mails, the mailbox, what visitors of a brand see, and the proof sheet. */
export const SERVER_TEXTS: readonly string[] = [
  'mail',
  'mailbox',
  'public',
  'landing',
  'proof',
  'widget',
];

const PLURAL = /_(zero|one|two|few|many|other)$/;

const TEXTS = /[\\/]translations[\\/]([a-z]{2})\.json$/;

/** Sends only texts that the page can show. */
export function leanTextsPlugin(): Plugin {
  return {
    name: 'comptoir-lean-texts',
    apply: 'build',
    // Before the bundler makes a script of it.
    enforce: 'pre',
    transform(code, id) {
      const language = TEXTS.exec(id)?.[1];
      return language ? { code: leanTexts(code, language), map: null } : null;
    },
  };
}

/** Removes texts that only the server uses, and plural forms that the language does not have. */
export function leanTexts(file: string, language: string): string {
  const forms = new Set<string>(new Intl.PluralRules(language).resolvedOptions().pluralCategories);
  const texts = Object.entries(JSON.parse(file)).filter(([part]) => !SERVER_TEXTS.includes(part));
  return JSON.stringify(Object.fromEntries(texts), (_, value) =>
    typeof value === 'object' ? spoken(value, forms) : value,
  );
}

function spoken(texts: object, forms: ReadonlySet<string>): object {
  return Object.fromEntries(
    Object.entries(texts).filter(([key]) => {
      const form = PLURAL.exec(key)?.[1];
      return form === undefined || forms.has(form);
    }),
  );
}
