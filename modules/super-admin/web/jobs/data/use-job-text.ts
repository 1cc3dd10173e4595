import { useTranslation } from 'react-i18next';
import type { QueueJob } from '#modules/super-admin/contract/jobs.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useReferencedTexts } from '#platform/web/live/use-referenced-texts.ts';
import { useJobWords } from '../../data/use-job-words.ts';

interface JobText {
  words: string;
  /** How far it is, by whose request: what stands quietly after the name. */
  about: string;
}

/** A job as its owner calls it, where somebody waits for it, else as the suite does. */
export function useJobText({ name, title, done, total }: QueueJob): JobText {
  const { t } = useTranslation();
  const { number } = useFormat();
  const words = useJobWords();
  const titleText = useReferencedTexts(title ? [title] : []);
  const known = title && titleText?.(title);
  const progress =
    total && t('platform:job.progress', { done: number(done ?? 0), total: number(total) });
  return {
    words: known || words.job(name),
    about: [known && words.job(name), progress].filter(Boolean).join(' · '),
  };
}
