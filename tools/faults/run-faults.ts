import { globSync } from 'node:fs';
import { inOwnProcess } from '../own-process/in-own-process.ts';
import { type Finding, NOT_PLAYED } from './finding.ts';

const [wanted = ''] = process.argv.slice(2);
const files = globSync('faults/*.fault.ts')
  .filter((file) => file.includes(wanted))
  .sort();
let wrong = 0;
let unplayed = 0;

for (const file of files) {
  process.stdout.write(`\n${file}\n`);
  const findings = await inOwnProcess<Finding[]>(file);
  if (!findings) {
    wrong++;
    process.stdout.write('✗ did not finish\n');
  }
  for (const { what, seen, holds } of findings ?? []) {
    if (!holds) wrong++;
    if (what === NOT_PLAYED) unplayed++;
    const mark = what === NOT_PLAYED ? '–' : holds ? '✓' : '✗';
    process.stdout.write(`${mark} ${what}: ${seen}\n`);
  }
}

process.stdout.write(
  `\n${files.length - unplayed} faults played, ${unplayed} not played, ${wrong} findings do not hold\n`,
);
process.exitCode = wrong > 0 || files.length === 0 ? 1 : 0;
