/** Runs the web build as a separate process, in parallel with other checks. */
import { buildWeb } from '../bootstrap/build-web.mjs';

const { ok, output } = buildWeb(process.execPath);
console.log(output);
process.exitCode = ok ? 0 : 1;
