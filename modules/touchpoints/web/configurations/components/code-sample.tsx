import { useTranslation } from 'react-i18next';
import type { CodeStyle } from '#modules/touchpoints/contract/code-style.ts';
import { TOUCHPOINT_WORDS } from '#modules/touchpoints/contract/touchpoint-words.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { Note } from '#platform/web/feedback/note.tsx';
import { CodePicture } from '../../detail/components/code-picture.tsx';
import { useSampleCode } from '../data/use-sample-code.ts';
import classes from './configurations.module.css';

/** How a code of the configuration will look. */
export function CodeSample({ brandId, style }: { brandId: string; style: CodeStyle }) {
  const { t } = useTranslation();
  const say = useProblemText(TOUCHPOINT_WORDS);
  const { sample, code, ground } = useSampleCode(brandId, style);
  if (!sample) return <p className={classes.help}>{t('touchpoints:configuration.noSample')}</p>;
  return (
    <div className={classes.sample}>
      <CodePicture
        svg={code.data?.svg}
        address={code.data?.address ?? sample.shortUrl}
        ground={ground}
      />
      <p className={classes.help}>
        {t('touchpoints:configuration.sampleOf', { suffix: sample.sourceSuffix })}
      </p>
      {code.isError && <Note tone="bad">{say(code.error)}</Note>}
    </div>
  );
}
