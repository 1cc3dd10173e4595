import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { FIRST_PAINT_SCRIPT } from '#platform/web/theme/first-paint.ts';
import { parseGuidePage } from './guide/parse-page.ts';

const FILE = 'theme.js';

/** Serves the script that sets the theme before the first paint as a separate file [GEN-04]. */
export function firstPaintPlugin(): Plugin {
  return {
    name: 'comptoir-first-paint',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: FIRST_PAINT_SCRIPT });
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(FIRST_PAINT_SCRIPT);
      });
    },
  };
}

/** Texts for mails, mailbox, public pages and the test sheet of codes. */
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
    // Before the bundler converts it to a script.
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

const CORE = /[\\/]zod[\\/]v4[\\/]core[\\/]/;
const JSON_SCHEMA_PART = /[\\/](json-schema-processors|to-json-schema)\.js$/;
const SCHEMAS = /[\\/]schemas\.js$/;
const CHOICE_OF_COMPILING = 'const jit = !core.globalConfig.jitless;';

/**
 * Removes the part of zod that only the server uses, a fifth of it: the server builds the API document with JSON
 * schemas. It also sets zod's `jitless` at build time, before the first schema. The content security policy forbids
 * compiling code and reports even zod's probe for it on every page.
 */
export function leanZodPlugin(): Plugin {
  return {
    name: 'comptoir-lean-zod',
    apply: 'build',
    load(id) {
      if (!CORE.test(id)) return null;
      if (JSON_SCHEMA_PART.test(id)) return withoutWork(readFileSync(id, 'utf8'));
      if (SCHEMAS.test(id)) return withoutCompiling(readFileSync(id, 'utf8'));
      return null;
    },
  };
}

function withoutWork(code: string): string {
  return [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)]
    .map(([, name]) => `export const ${name} = () => () => { throw new Error('${name}'); };`)
    .join('\n');
}

function withoutCompiling(code: string): string {
  if (code.split(CHOICE_OF_COMPILING).length !== 2)
    throw new Error(`zod no longer asks once whether it may compile: “${CHOICE_OF_COMPILING}”`);
  return code.replace(CHOICE_OF_COMPILING, 'const jit = false;');
}

const GUIDE_PAGE = /[\\/]docs[\\/]guide[\\/](en|fr)[\\/][a-z-]+\.md$/;

/** Pages of the guide are parsed at build time, so that the browser gets no Markdown and no HTML to insert [BEY-08]. */
export function guidePlugin(): Plugin {
  return {
    name: 'comptoir-guide',
    enforce: 'pre',
    transform(code, id) {
      const language = GUIDE_PAGE.exec(id)?.[1];
      if (!language) return null;
      const page = parseGuidePage(code, language === 'fr' ? 'fr' : 'en');
      return { code: `export default ${JSON.stringify(page)};`, map: null, moduleType: 'js' };
    },
  };
}
