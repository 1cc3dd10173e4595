/** The web build as a process of its own, so that other checks go on beside it. */
import { buildWeb } from '../bootstrap/build-web.mjs';

const { ok, output } = buildWeb(process.execPath);
console.log(output);
process.exitCode = ok ? 0 : 1;
