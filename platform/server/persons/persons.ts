import type { Person } from '#platform/contract/person.ts';
import type { Db } from '../database/database.ts';
import type {
  ErasedPersonalData,
  HoldsNoPersonalData,
  PersonalDataHandler,
  StoredPersonalData,
} from './personal-data-handler.ts';

/** The question that every module answers: what do you hold of this person? Unlike a port it has no owner. */
export class Persons<House> {
  readonly #holders: readonly PersonalDataHandler<House>[];

  constructor(answers: readonly (PersonalDataHandler<House> | HoldsNoPersonalData)[]) {
    this.#holders = answers
      .filter((answer) => 'held' in answer)
      .toSorted((a, b) => Number(a.afterOthers ?? false) - Number(b.afterOthers ?? false));
  }

  async heldOf(person: Person, context: { db: Db; app: House }): Promise<StoredPersonalData[]> {
    const held: StoredPersonalData[] = [];
    for (const holder of this.#holders) held.push(...(await holder.held(person, context)));
    return held.filter(({ records }) => records.length > 0);
  }

  async erase(person: Person, context: { db: Db; app: House }): Promise<ErasedPersonalData[]> {
    const erased: ErasedPersonalData[] = [];
    for (const holder of this.#holders) erased.push(...(await holder.erase(person, context)));
    return erased.filter(({ count }) => count > 0);
  }
}
