import { z } from 'zod';
import { trimEndCharacter } from '#platform/contract/text/text.ts';
import type { App } from '../app.ts';
import type { Config } from '../config.ts';
import { OutboundError } from '../outbound/outbound-error.ts';

const ANSWER_MS = 20_000;
const ANSWER_TOKENS = 200;
const ANSWER_BYTES = 20 * 1024;

const completionSchema = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
});

type ModelContext = { app: Pick<App, 'config' | 'outbound' | 'log'> };
type CompletionRequest = {
  task: string;
  question: string;
  /** 0 gives the same answer each time. */
  temperature?: number;
  tokens?: number;
  timeLimitMs?: number;
  signal?: AbortSignal;
};
export type Completion =
  | { text: string }
  | { failure: 'notConfigured' | 'timedOut' | 'unavailable' };

/**
 * Sends one question to the configured language model, with OpenAI's chat completions API, which most providers
 * support. Returns undefined if none is configured or the response is invalid; callers need a fallback. Do not send
 * personal data.
 */
export async function queryLanguageModel(
  context: ModelContext,
  request: CompletionRequest,
): Promise<string | undefined> {
  const completion = await requestCompletion(context, request);
  return 'text' in completion ? completion.text : undefined;
}

/**
 * Like `queryLanguageModel`, for callers that need the reason for a missing answer. Truncated answers count as missing.
 */
export async function requestCompletion(
  { app }: ModelContext,
  { task, question, temperature = 0, tokens = ANSWER_TOKENS, ...request }: CompletionRequest,
): Promise<Completion> {
  const { LLM_URL, LLM_MODEL: model } = app.config;
  if (!LLM_URL || !model) return { failure: 'notConfigured' };
  const { timeLimitMs = ANSWER_MS, signal } = request;
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
        temperature,
        max_tokens: tokens,
      }),
      configured: true,
      totalMs: timeLimitMs,
      maxBytes: ANSWER_BYTES,
      ...(signal && { signal }),
    });
    const text = status === 200 ? completionText(body.toString()) : undefined;
    if (text !== undefined) return { text };
    app.log.warn({ status }, 'the language model gave no usable answer');
    return { failure: 'unavailable' };
  } catch (error) {
    signal?.throwIfAborted();
    const code = error instanceof OutboundError ? error.code : undefined;
    app.log.warn({ error }, 'the language model could not be asked');
    return { failure: code === 'TIMED_OUT' ? 'timedOut' : 'unavailable' };
  }
}

/** Undefined for anything else than a finished completion. Its text may be about persons and stays out of errors. */
function completionText(body: string): string | undefined {
  try {
    const [first] = completionSchema.parse(JSON.parse(body)).choices;
    return first?.finish_reason === 'length' ? undefined : first?.message.content;
  } catch {
    return undefined;
  }
}

/** Request of the configured language model, without its body. */
export function languageModelAt(
  { LLM_URL = '', LLM_KEY }: Config,
  path: '/models' | '/chat/completions',
): { url: string; headers: Record<string, string> } {
  return {
    url: `${trimEndCharacter(LLM_URL, '/')}${path}`,
    headers: {
      'content-type': 'application/json',
      ...(LLM_KEY && { authorization: `Bearer ${LLM_KEY}` }),
    },
  };
}
