import { spawnSync } from 'node:child_process';
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentedModules } from '#platform/server/http/document/openapi.ts';
import { callProblems } from '#platform/server/http/problems/call-problems.ts';
import { moduleSource, readCall } from './module-source.ts';
import { readContracts } from './read-contracts.ts';
import { camelCase, SchemaTypes } from './schema-types.ts';

const CHECKOUT = join(import.meta.dirname, '..', '..');
const CLIENT = join(CHECKOUT, 'client');
const COMPILER = join(CHECKOUT, 'node_modules/typescript-native/bin/tsc');

/** Browser types without Node's, because the library must compile in both. */
const COMPILER_OPTIONS = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  module: 'nodenext',
  strict: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  declaration: true,
  rootDir: 'src',
  outDir: 'dist',
};

/** Writes the package `@comptoir/client` into a folder: sources, compiled files, README and examples. */
export async function writeClientLibrary(folder: string): Promise<{ calls: number }> {
  const { calls, names } = await readContracts();
  const types = new SchemaTypes(names);
  const read = calls.map((call) => readCall(call, types));
  const modules = documentedModules(calls.map(({ call }) => call));
  const codes = calls.flatMap(({ call }) => callProblems(call).map(({ code }) => code));

  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'src', 'runtime'), { recursive: true });
  const write = (path: string, text: string) => writeFile(join(folder, path), text);
  for (const module of modules) {
    const own = read.filter(({ call }) => call.module === module);
    await write(`src/${module}.ts`, moduleSource(module, own, types));
  }
  await write('src/comptoir.ts', mainSource(modules, [...new Set(codes)].sort()));
  for await (const file of glob('*.ts', { cwd: join(CLIENT, 'runtime') })) {
    if (!file.endsWith('.test.ts')) await write(`src/runtime/${file}`, await runtimeSource(file));
  }
  await write('package.json', await packageText(modules));
  await write(
    'tsconfig.json',
    JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: ['src'] }),
  );
  await cp(join(CLIENT, 'README.md'), join(folder, 'README.md'));
  await cp(join(CLIENT, 'examples'), join(folder, 'examples'), { recursive: true });
  compile(folder);
  return { calls: calls.length };
}

/** Throws with the compiler's message. */
export function compile(folder: string): void {
  const { status, stdout } = spawnSync(process.execPath, [COMPILER, '--project', folder], {
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(`the client library does not compile:\n${stdout.slice(0, 4_000)}`);
}

function mainSource(modules: readonly string[], codes: readonly string[]): string {
  const maker = (module: string) => `${camelCase(module)}Calls`;
  return `// Generated from the contracts by npm run client-library.
import { type ComptoirOptions, createSend } from './runtime/caller.js';
import { ComptoirError, type LocalProblemCode } from './runtime/comptoir-error.js';
${modules.map((module) => `import { ${maker(module)} } from './${module}.js';`).join('\n')}

export type { InputOf, OutputOf } from './runtime/calls.js';
export { type CallOptions, type ComptoirOptions, createSend } from './runtime/caller.js';
export { ComptoirError, type FieldError } from './runtime/comptoir-error.js';
export { ComptoirFile } from './runtime/comptoir-file.js';

/** Every call of the suite, by module. */
export function createComptoir(options: ComptoirOptions) {
  const send = createSend(options);
  return {
${modules.map((module) => `    ${camelCase(module)}: ${maker(module)}(send),`).join('\n')}
  };
}
export type Comptoir = ReturnType<typeof createComptoir>;

/** The codes of all problems. Newer servers may have more. */
export type ProblemCode =
  | LocalProblemCode
${codes.map((code) => `  | '${code}'`).join('\n')};

/** Whether a call was refused for one of these reasons. */
export function isProblem<Code extends ProblemCode>(
  error: unknown,
  ...codes: Code[]
): error is ComptoirError<Code> {
  return error instanceof ComptoirError && codes.some((code) => code === error.code);
}
`;
}

/** Node runs our TypeScript sources directly; the package has compiled files. */
async function runtimeSource(file: string): Promise<string> {
  const text = await readFile(join(CLIENT, 'runtime', file), 'utf8');
  return text.replaceAll(/ from '(\.\/[\w-]+)\.ts';/g, " from '$1.js';");
}

async function packageText(modules: readonly string[]): Promise<string> {
  const { version, license } = JSON.parse(await readFile(join(CHECKOUT, 'package.json'), 'utf8'));
  const file = (name: string) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` });
  const content = {
    name: '@comptoir/client',
    version,
    description: 'Typed calls of Comptoir for browsers and Node, made from its contracts.',
    license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    types: './dist/comptoir.d.ts',
    exports: {
      '.': file('comptoir'),
      ...Object.fromEntries(modules.map((module) => [`./${module}`, file(module)])),
      './package.json': './package.json',
    },
    files: ['dist', 'examples', 'README.md'],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
