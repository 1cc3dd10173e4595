import { useTranslation } from 'react-i18next';
import type { QueueJob } from '#modules/super-admin/contract/jobs.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useReferencedTexts } from '#platform/web/live/use-referenced-texts.ts';
import { useJobLabels } from '../../data/use-job-labels.ts';

interface JobText {
  words: string;
  /** Progress and job name, shown after the title. */
  about: string;
}

/** Title given by the job's owner if a user waits for it, or else the job's label. */
export function useJobText({ name, title, done, total }: QueueJob): JobText {
  const { t } = useTranslation();
  const { number } = useFormat();
  const words = useJobLabels();
  const titleText = useReferencedTexts(title ? [title] : []);
  const known = title && titleText?.(title);
  const progress =
    total && t('platform:job.progress', { done: number(done ?? 0), total: number(total) });
  return {
    words: known || words.job(name),
    about: [known && words.job(name), progress].filter(Boolean).join(' · '),
  };
}
