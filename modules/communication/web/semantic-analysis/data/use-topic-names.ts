import { useReviewLabels } from '../../reviews/data/use-review-labels.ts';

/** The name of a topic: of the closed list by its text, of a brand's own by what the brand calls it. */
export function useTopicNames(): (topic: string, own?: string | null) => string {
  const labels = useReviewLabels();
  return (topic, own) => own || labels.topic(topic);
}
