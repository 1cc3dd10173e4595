import type { CodeStyle } from '#modules/touchpoints/contract/code-style.ts';
import { PrintGuard } from '../../detail/components/code/print-guard.tsx';
import { styleFindings } from '../data/style-findings.ts';
import { useSampleCode } from '../data/use-sample-code.ts';
import classes from './configurations.module.css';
import { SamplePicture } from './sample-picture.tsx';

/** Preview of a code with this configuration, and its print problems. */
export function CodeSample({
  brandId,
  style,
  onRepair,
}: {
  brandId: string;
  style: CodeStyle;
  onRepair: (part: Partial<CodeStyle>) => void;
}) {
  const { sample, code, ground } = useSampleCode(brandId, style);
  return (
    <div className={classes.sample}>
      <SamplePicture sample={sample} code={code} ground={ground} />
      <PrintGuard
        findings={styleFindings(style, code.data?.modules)}
        style={style}
        canRepair
        onRepair={({ repair }) => {
          if (repair && !('sideMm' in repair)) onRepair(repair);
        }}
      />
    </div>
  );
}
