import { globSync } from 'node:fs';
import { inOwnProcess } from '../own-process/in-own-process.ts';
import { benchTable } from './bench-table.ts';
import { holds, type Measurement } from './measurement.ts';

const [wanted = ''] = process.argv.slice(2);
const files = globSync('bench/**/*.bench.ts')
  .filter((file) => file.includes(wanted))
  .sort();
const measurements: Measurement[] = [];
const broken: string[] = [];

for (const file of files) {
  process.stdout.write(`measuring ${file} …\n`);
  const found = await inOwnProcess<Measurement[]>(file, ['--expose-gc']);
  if (found) measurements.push(...found);
  else broken.push(file);
}

process.stdout.write(`\n${benchTable(measurements)}\n`);
for (const file of broken) process.stdout.write(`${file} did not finish\n`);
const failed = measurements.filter((measurement) => !holds(measurement)).length + broken.length;
process.stdout.write(`${measurements.length - failed + broken.length} hold, ${failed} do not\n`);
process.exitCode = failed > 0 ? 1 : 0;
