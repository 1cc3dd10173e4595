import { join } from 'node:path';
import { findViolations } from './find-violations.ts';

const violations = await findViolations(join(import.meta.dirname, '..', '..'));
for (const { rule, where, reason } of violations) console.log(`${rule}: ${where} ${reason}`);
process.exitCode = violations.length > 0 ? 1 : 0;
