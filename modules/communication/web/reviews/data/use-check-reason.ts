import { useTranslation } from 'react-i18next';
import type { ReplyCheck } from '#modules/communication/contract/replies/reply.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import { firstKnownText } from '#platform/web/module/first-known-text.ts';
import { useReviewLabels } from './use-review-labels.ts';

type Params = ReplyCheck['reason']['params'];

/** Names and reasons of checks. The server names topics and languages by their codes. */
export function useCheckReason() {
  const { i18n } = useTranslation();
  const labels = useReviewLabels();
  const readable = (name: string, value: string | number) => {
    if (typeof value === 'number') return value;
    if (name === 'missing') return value.split(', ').map(labels.topic).join(', ');
    const isLanguage = (LOCALES as readonly string[]).includes(value);
    return isLanguage && (name === 'found' || name === 'expected') ? labels.language(value) : value;
  };
  const written = (params: Params) =>
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, readable(name, value)]),
    );
  return {
    nameOf: (check: string) =>
      firstKnownText(i18n, [`communication:replyCheck.${check}.name`]) ?? check,
    reasonOf: ({ key, params }: ReplyCheck['reason']) =>
      firstKnownText(
        i18n,
        [`communication:${key.replace(/^communication:/, '')}`],
        written(params),
      ),
  };
}
