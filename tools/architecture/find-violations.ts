import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruiseImports } from './cruise-imports.ts';
import { brokenFileRules } from './file-rules.ts';
import { importCircles } from './import-circles.ts';
import { importRules } from './import-rules.ts';
import { listSourceFiles } from './list-source-files.ts';
import { moduleCircles } from './module-circles.ts';
import type { Violation } from './violation.ts';

const SOURCES = ['platform', 'modules', 'suite', 'tools', 'bench', 'faults', 'e2e'];

/** Finds everything in a checkout that breaks a project rule. */
export async function findViolations(root: string): Promise<Violation[]> {
  const folders = SOURCES.filter((folder) => existsSync(join(root, folder)));
  const cruised = await cruiseImports(root, folders);
  const imports = cruised.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    where: from,
    reason: `imports ${to}. ${reasonOf(rule.name)}`,
  }));
  return [
    ...imports,
    ...importCircles(cruised),
    ...moduleCircles(cruised),
    ...brokenFileRules(root, listSourceFiles(root)),
  ];
}

function reasonOf(name: string): string {
  return importRules.find((rule) => rule.name === name)?.comment ?? '';
}
