import { LRUCache } from 'lru-cache';
import type { Brand } from '#modules/directory/contract/brand.ts';
import type { CodeStyle } from '#modules/touchpoints/contract/code-style.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { type CodeLogo, codeLogo } from './code-logo.ts';

const KEPT = 20;

/** Thousands of codes share a few logos: each is made once. */
export class LogoShelf {
  readonly #context: { db: Db; app: App };
  readonly #brand: Brand;
  readonly #kept = new LRUCache<string, Promise<CodeLogo | null>>({ max: KEPT });

  constructor(context: { db: Db; app: App }, brand: Brand) {
    this.#context = context;
    this.#brand = brand;
  }

  take(style: CodeStyle): Promise<CodeLogo | null> {
    const key = JSON.stringify([style.logo, style.ground]);
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const made = codeLogo(this.#context, { brand: this.#brand, style });
    this.#kept.set(key, made);
    return made;
  }
}
