import type { NewResponse } from '#modules/profile-hub/contract/campaign.ts';
import { receiveAnswers } from '../campaigns/receive-answers.ts';
import { saveCampaign } from '../campaigns/save-campaign.ts';
import type { Context } from '../tables.ts';

const choices = ['Pot', 'Pan / skillet', 'None'];

/** A campaign for a test, with a question of every kind. */
export async function brandCampaign(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  responses: readonly Partial<NewResponse>[] = [],
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const id = await saveCampaign({ db: tx }, clientId, {
      type: 'feedback',
      origin: 'Gatoreviews',
      key: 'after-sale',
      name: 'After the sale',
      feedback_template_id: '4471',
      open: true,
      questions: [
        { key: 'first', text: 'First name', kind: 'text', choices: [] },
        { key: 'cooks', text: 'Cooks for', kind: 'one', choices: ['one', 'two', 'many'] },
        { key: 'owns', text: 'What do you own?', kind: 'several', choices },
        { key: 'news', text: 'May we write to you?', kind: 'yesno', choices: [] },
        { key: 'score', text: 'Would you recommend us?', kind: 'number', choices: [] },
      ],
    });
    if (responses.length > 0)
      await receiveAnswers({ db: tx }, clientId, {
        origin: 'Gatoreviews',
        campaign: 'after-sale',
        responses: responses.map((response, at) => ({
          id: `r${at}`,
          answeredAt: '2026-06-01T10:00:00Z',
          email: null,
          phone: null,
          country: null,
          answers: {},
          ...response,
        })),
      });
    return id;
  });
}
