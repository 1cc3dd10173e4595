import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..');
const ENTRY = join(ROOT, 'modules/forms/widget/comptoir-form.ts');

/** Builds the widget as one script without global names; the same sources always give the same bytes. */
export async function buildWidget(): Promise<string> {
  const built = (await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    // Nothing of the machine on which it is built comes into it.
    envDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      lib: {
        entry: ENTRY,
        formats: ['iife'],
        name: 'ComptoirFormWidget',
        fileName: () => 'widget.js',
      },
    },
  })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  const [output] = [built].flat();
  const chunks = output?.output ?? [];
  const [script] = chunks;
  if (chunks.length !== 1 || script?.type !== 'chunk')
    throw new Error('the widget must be one script');
  return script.code;
}
