import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

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
