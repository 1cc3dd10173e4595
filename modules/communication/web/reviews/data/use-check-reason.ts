import { useTranslation } from 'react-i18next';
import type { ReplyCheck } from '#modules/communication/contract/replies/reply.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { firstKnownText } from '#platform/web/module/translate.ts';
import { useReviewLabels } from './use-review-labels.ts';

type Value = string | number | readonly string[];

/** Names and reasons of checks. The server names topics and languages by their codes. */
export function useCheckReason() {
  const { i18n } = useTranslation();
  const { list } = useFormat();
  const labels = useReviewLabels();
  const readable = (name: string, value: Value): string | number => {
    if (typeof value === 'number') return value;
    const parts = typeof value === 'string' ? value.split(', ') : value;
    if (name === 'missing') return list(parts.map((topic) => labels.topic(topic)));
    const isLanguage = name === 'found' || name === 'expected';
    return list(
      parts.map((part) =>
        isLanguage && LOCALES.some((locale) => locale === part) ? labels.language(part) : part,
      ),
    );
  };
  const written = (params: Readonly<Record<string, Value>>) =>
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
