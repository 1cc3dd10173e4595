import { LRUCache } from 'lru-cache';
import type { Brand } from '#modules/directory/contract/clients/brand.ts';
import type { CodeStyle } from '#modules/touchpoints/contract/code-style.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { type CodeLogo, codeLogo } from './code-logo.ts';

const KEPT = 20;

interface ShelvedLogo {
  logo: CodeLogo | null;
  /** There should be one, and it is gone or cannot be drawn. */
  isMissing: boolean;
}

/** Thousands of codes share a few logos: each is made once. One that cannot be made must not cost the whole archive. */
export class LogoCache {
  readonly #context: { db: Db; app: App };
  readonly #brand: Brand;
  readonly #kept = new LRUCache<string, Promise<ShelvedLogo>>({ max: KEPT });

  constructor(context: { db: Db; app: App }, brand: Brand) {
    this.#context = context;
    this.#brand = brand;
  }

  take(style: CodeStyle): Promise<ShelvedLogo> {
    const key = JSON.stringify([style.logo, style.ground]);
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const made = this.#make(style);
    this.#kept.set(key, made);
    return made;
  }

  async #make(style: CodeStyle): Promise<ShelvedLogo> {
    try {
      const logo = await codeLogo(this.#context, { brand: this.#brand, style });
      return { logo, isMissing: false };
    } catch (error) {
      const { clientId } = this.#brand;
      this.#context.app.log.warn({ error, clientId }, 'codes are drawn without their logo');
      return { logo: null, isMissing: true };
    }
  }
}
