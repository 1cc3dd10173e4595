import { useTranslation } from 'react-i18next';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { Note } from '#platform/web/feedback/note.tsx';
import { CodePicture } from '../../detail/components/code/code-picture.tsx';
import type { useSampleCode } from '../data/use-sample-code.ts';
import classes from './configurations.module.css';

/** The style on a code of the brand, if it has one. */
export function SamplePicture({ sample, code, ground }: ReturnType<typeof useSampleCode>) {
  const { t } = useTranslation();
  const say = useProblemText();
  if (!sample) return <p className={classes.help}>{t('touchpoints:configuration.noSample')}</p>;
  return (
    <div className={classes.picture}>
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
