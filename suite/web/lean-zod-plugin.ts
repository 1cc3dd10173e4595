import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const CORE = /[\\/]zod[\\/]v4[\\/]core[\\/]/;
const JSON_SCHEMA_PART = /[\\/](json-schema-processors|to-json-schema)\.js$/;
const SCHEMAS = /[\\/]schemas\.js$/;
const CHOICE_OF_COMPILING = 'const jit = !core.globalConfig.jitless;';

/**
 * Leaves out of the browser what only the server uses of zod, a fifth of it. Nobody in the browser writes JSON schemas,
 * the server makes the API document with them. And no page may compile code from text: zod's `jitless` said while it is
 * built instead of while it runs, before the first schema, wherever that may be; the mere probe would be reported by the
 * content security policy on every page.
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
