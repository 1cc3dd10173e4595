import { sql } from 'kysely';
import type { QuestionKind } from '#modules/profile-hub/contract/campaign.ts';
import { answerImportCalls } from '#modules/profile-hub/contract/campaign-calls.ts';
import { defineImport } from '#platform/server/imports/define-import.ts';
import type { ImportDefinition } from '#platform/server/imports/import-definition.ts';
import { answerKey } from '../campaigns/answer-key.ts';
import { readGivenAnswer } from '../campaigns/read-given-answer.ts';
import { applyAnswers } from '../mappings/apply/apply-answers.job.ts';
import type { ProfileHubTables } from '../tables.ts';
import { type AnswerLine, answerColumns } from './answer-line.ts';
import { fileCampaigns } from './file-campaigns.ts';
import { splitAnswer, writeAnswerLines } from './write-answer-lines.ts';

type Definition = ImportDefinition<AnswerLine, ProfileHubTables>;

/** Imports campaign answers, one line per answer; unknown campaigns and questions are created. */
export const answerImport = defineImport<AnswerLine, ProfileHubTables>({
  name: 'profile-hub.campaign-answers',
  calls: answerImportCalls,
  title: 'profile-hub:mapping.file.job',
  columns: answerColumns,
  recordColumns: ['response', 'campaign'],
  identify,
  async write({ rows, db, clientId, app }) {
    const campaigns = await writeAnswerLines(
      { db },
      clientId,
      rows.map(({ values }) => values),
    );
    for (const campaignId of campaigns)
      await app.jobs.enqueue(db, applyAnswers, { campaignId, userId: null }, { clientId });
  },
});

/** Known responses are skipped: a file or a call already stored them. */
async function identify({
  rows,
  db,
  clientId,
  seen,
}: Parameters<Definition['identify']>[0]): ReturnType<Definition['identify']> {
  const names = rows.map(({ values }) => values.campaign);
  const campaigns = await fileCampaigns({ db }, clientId, names);
  const { rows: kept } = await sql<{ campaign_id: string; key: string }>`
    select campaign_id, key from profile_hub.campaign_responses
    where client_id = ${clientId} and campaign_id = any (${[...campaigns.values()].map(({ id }) => id)}::uuid[])
      and key = any (${rows.map(({ values }) => values.response)}::text[])
      and received_at < now()`.execute(db);
  const known = new Set(kept.map(({ campaign_id, key }) => `${campaign_id} ${key}`));
  const campaignOf = ({ campaign }: AnswerLine) => campaigns.get(answerKey(campaign));
  const old = rows.filter(({ values }) =>
    known.has(`${campaignOf(values)?.id} ${values.response}`),
  );
  const lines = new Set(old.map(({ line }) => line));
  return {
    existing: lines,
    unchanged: lines,
    faults: [
      ...seen.repeats(rows, 'question', ({ campaign, response, question }) =>
        JSON.stringify([answerKey(campaign), response, answerKey(question)]),
      ),
      ...rows
        .filter(({ values }) => {
          const kind = campaignOf(values)?.questions.get(answerKey(values.question))?.kind;
          return !canRead(kind ?? (values.kind as QuestionKind | null | undefined), values.answer);
        })
        .map(({ line }) => ({ line, column: 'answer', code: 'profile-hub.answerKind' })),
    ],
  };
}

function canRead(kind: QuestionKind | null | undefined, answer: string): boolean {
  return readGivenAnswer(kind ?? 'text', splitAnswer(kind ?? 'text', answer)) !== undefined;
}
