import { useTranslation } from 'react-i18next';
import { REVIEW_TOPICS, type ReviewTopic } from '#modules/communication/contract/review-topics.ts';

const KNOWN: readonly string[] = REVIEW_TOPICS;

/** The name of a topic: of the closed list by its text, of a brand's own by what the brand calls it. */
export function useTopicNames(): (topic: string, own?: string | null) => string {
  const { t } = useTranslation();
  return (topic, own) =>
    KNOWN.includes(topic) ? t(`communication:reviewTopic.${topic as ReviewTopic}`) : own || topic;
}
