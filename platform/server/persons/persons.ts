import type { Person } from '#platform/contract/person.ts';
import type { Db } from '../database/database.ts';
import type { ErasedOfPerson, HeldOfPerson, HoldsNoPerson, PersonHolder } from './person-holder.ts';

/** The question that every module answers: what do you hold of this person? Unlike a port it has no owner. */
export class Persons<House> {
  readonly #holders: readonly PersonHolder<House>[];

  constructor(answers: readonly (PersonHolder<House> | HoldsNoPerson)[]) {
    this.#holders = answers
      .filter((answer) => 'held' in answer)
      .toSorted((a, b) => Number(a.afterOthers ?? false) - Number(b.afterOthers ?? false));
  }

  async heldOf(person: Person, context: { db: Db; app: House }): Promise<HeldOfPerson[]> {
    const held: HeldOfPerson[] = [];
    for (const holder of this.#holders) held.push(...(await holder.held(person, context)));
    return held.filter(({ records }) => records.length > 0);
  }

  async erase(person: Person, context: { db: Db; app: House }): Promise<ErasedOfPerson[]> {
    const erased: ErasedOfPerson[] = [];
    for (const holder of this.#holders) erased.push(...(await holder.erase(person, context)));
    return erased.filter(({ count }) => count > 0);
  }
}
