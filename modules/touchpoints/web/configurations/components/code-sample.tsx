import type { CodeStyle } from '#modules/touchpoints/contract/code-style.ts';
import { PrintGuard } from '../../detail/components/code/print-guard.tsx';
import { lookFindings } from '../data/look-findings.ts';
import { useSampleCode } from '../data/use-sample-code.ts';
import classes from './configurations.module.css';
import { SamplePicture } from './sample-picture.tsx';

/** How a code of the configuration will look, and what a printer would regret about it. */
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
        findings={lookFindings(style, code.data?.modules)}
        style={style}
        canRepair
        onRepair={({ repair }) => {
          if (repair && !('sideMm' in repair)) onRepair(repair);
        }}
      />
    </div>
  );
}
