import { z } from 'zod';
import type { App } from '../app.ts';
import { languageModelAt } from './language-model-at.ts';

const ANSWER_MS = 20_000;
const ANSWER_TOKENS = 200;

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/**
 * One question to the configured language model, by OpenAI's chat completions, which most of them speak. Undefined where
 * none is configured or it does not answer as it should: whoever asks has something else to go by. Send no person's data.
 */
export async function askLanguageModel(
  { app }: { app: Pick<App, 'config' | 'outbound' | 'log'> },
  { task, question, signal }: { task: string; question: string; signal?: AbortSignal },
): Promise<string | undefined> {
  const { LLM_URL, LLM_MODEL: model } = app.config;
  if (!LLM_URL || !model) return undefined;
  try {
    const { status, body } = await app.outbound.request({
      ...languageModelAt(app.config, '/chat/completions'),
      method: 'POST',
      body: JSON.stringify({
        model,
        messages: [
          { role: 'system', content: task },
          { role: 'user', content: question },
        ],
        temperature: 0,
        max_tokens: ANSWER_TOKENS,
      }),
      configured: true,
      totalMs: ANSWER_MS,
      ...(signal && { signal }),
    });
    if (status !== 200) throw new Error(`the language model answered ${status}`);
    return completionSchema.parse(JSON.parse(body.toString())).choices[0]?.message.content;
  } catch (error) {
    signal?.throwIfAborted();
    app.log.warn({ error }, 'the language model could not be asked');
    return undefined;
  }
}
