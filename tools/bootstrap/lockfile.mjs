import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './checkout.mjs';

/** The packages that npm should install here: package-lock.json without those for other platforms. */
export function wantedPackages() {
  const { packages } = readJson(join(CHECKOUT, 'package-lock.json'));
  return Object.entries(packages).filter(([path, entry]) => path !== '' && isForThisMachine(entry));
}

/** Packages that npm installed: it writes this list last, so an interrupted install has none. */
export function installedPackages() {
  try {
    return readJson(join(CHECKOUT, 'node_modules', '.package-lock.json')).packages;
  } catch {
    return undefined;
  }
}

function isForThisMachine(entry) {
  // An optional package without platform is only needed by one for another platform.
  if (entry.optional && !entry.os && !entry.cpu) return false;
  return (
    allows(entry.os, process.platform) &&
    allows(entry.cpu, process.arch) &&
    allows(entry.libc, libc())
  );
}

function allows(list, value) {
  if (list === undefined || value === undefined) return true;
  const names = [list].flat();
  if (names.includes(`!${value}`)) return false;
  return names.every((name) => name.startsWith('!')) || names.includes(value);
}

function libc() {
  if (process.platform !== 'linux') return undefined;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
