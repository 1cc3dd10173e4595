import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { actOnLead } from '#modules/leads/server/leads/act-on-lead.ts';
import type { LeadsTables } from '#modules/leads/server/tables.ts';
import { brandLead } from '#modules/leads/server/testing/brand-lead.ts';
import { Problem } from '#platform/contract/problem.ts';
import { People } from '#platform/testing/people.ts';
import type { Bench } from '../../tools/bench/measurement.ts';
import { benchApp } from '../load/bench-app.ts';

const ROUNDS = 200;
const ACCEPTORS = 50;

/**
 * Fifty recipients accept one lead at the same moment, repeatedly: one becomes the owner, all others receive the
 * owner's name [LEAD-05].
 */
const leadAcceptors: Bench = async () => {
  const { app, end } = await benchApp();
  const { id: clientId } = await new People(app).client();
  const { id: formId } = await brandForm(app, clientId);
  const db = app.database.ofClient<LeadsTables>(clientId);
  const accept = async (id: string, at: number) => {
    const by = {
      kind: 'recipient' as const,
      name: `Shop ${at}`,
      email: `shop-${at}@x.example`,
      userId: null,
    };
    try {
      await db
        .transaction()
        .execute((tx) => actOnLead({ db: tx, app }, { clientId, id }, { action: 'accept', by }));
      return by.name;
    } catch (error) {
      if (error instanceof Problem && error.code === 'LEAD_TAKEN') return error.params;
      throw error;
    }
  };
  const counts = { winners: 0, notified: 0, oneWinner: 0 };
  const times: number[] = [];
  const alone: number[] = [];
  const acceptors = Array.from({ length: ACCEPTORS }, (_, at) => at);
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await brandLead(app, { clientId, formId });
    const begun = performance.now();
    const ends = await Promise.all(acceptors.map((at) => accept(id, at)));
    times.push(performance.now() - begun);
    const winners = ends.filter((outcome) => typeof outcome === 'string');
    counts.winners += winners.length;
    counts.oneWinner += winners.length === 1 ? 1 : 0;
    counts.notified += ends.filter(
      (outcome) => typeof outcome === 'object' && outcome?.by === winners[0],
    ).length;
    if (round % 40 > 0) continue;
    // Baseline: the same work on separate leads, without contention. It alternates with the contended round so that
    // load on the machine affects both.
    const own = await Promise.all(acceptors.map(() => brandLead(app, { clientId, formId })));
    const started = performance.now();
    await Promise.all(own.map((each, at) => accept(each, at)));
    alone.push(performance.now() - started);
  }
  await end();
  const [together, apart] = [medianOf(times), medianOf(alone)];
  process.stdout.write(
    `  ${counts.winners} winners, ${counts.notified} told, ${together.toFixed(1)} ms a round; fifty leads of their own ${apart.toFixed(1)} ms\n`,
  );
  return [
    {
      name: 'rounds of fifty acceptors with one winner',
      value: (100 * counts.oneWinner) / ROUNDS,
      unit: '%',
      limit: { atLeast: 100 },
    },
    {
      name: 'the others who were told who has it',
      value: (100 * counts.notified) / (ROUNDS * (ACCEPTORS - 1)),
      unit: '%',
      limit: { atLeast: 100 },
    },
    {
      name: 'a round, against fifty who accept a lead each',
      value: together / apart,
      unit: '×',
      limit: { atMost: 2 },
    },
  ];
};

function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

export default leadAcceptors;
