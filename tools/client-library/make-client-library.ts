import { join } from 'node:path';
import { writeClientLibrary } from './write-client-library.ts';

/** `npm run client-library`, or with a folder: `npm run client-library -- ../client`. */
const folder = process.argv[2] ?? join(import.meta.dirname, '..', '..', '.dist', 'client');
const { calls } = await writeClientLibrary(folder);
console.log(`@comptoir/client with ${calls} calls: ${folder}`);
console.log('`npm pack` or `npm publish` in this folder makes a package of it.');
