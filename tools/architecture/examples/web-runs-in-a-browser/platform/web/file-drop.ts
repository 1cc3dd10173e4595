import { readFileSync } from 'node:fs';

export const fileDrop = readFileSync;
