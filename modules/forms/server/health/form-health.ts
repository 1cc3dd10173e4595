import type { Form } from '#modules/forms/contract/form.ts';
import type { FormHealth, PageOutcome } from '#modules/forms/contract/health-calls.ts';
import type { Context } from '../tables.ts';

const SHOWN = 10;

function stateAfter({ is_broken, outcome }: { is_broken: boolean; outcome: PageOutcome }) {
  if (is_broken) return 'broken';
  return outcome === 'ok' ? 'healthy' : 'failing';
}

/** Check results for the page currently configured; results of earlier pages are ignored. */
export async function formHealth(
  { db }: Pick<Context, 'db'>,
  { clientId, id, settings }: Pick<Form, 'clientId' | 'id' | 'settings'>,
): Promise<FormHealth> {
  const rows = await db
    .selectFrom('leads.page_checks')
    .select(['at', 'url', 'outcome', 'status', 'failure', 'is_broken'])
    .where('client_id', '=', clientId)
    .where('form_id', '=', id)
    .where('url', '=', settings.lpeUrl)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  const [last] = rows;
  return {
    frequency: settings.healthCheckFrequency,
    url: settings.lpeUrl,
    state: last ? stateAfter(last) : 'unknown',
    checks: rows.map(({ at, is_broken: _, ...check }) => ({ at: at.toISOString(), ...check })),
  };
}
