import { useState } from 'react';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { CheckActionBar, WrongLinesButton } from '#platform/web/imports/check/check-action-bar.tsx';
import { CheckStep } from '#platform/web/imports/check/check-step.tsx';
import type { ImportTexts } from '#platform/web/imports/import-screen-props.ts';
import { ConfirmStep } from '#platform/web/imports/write/confirm-step.tsx';
import { ImportOutcomeFigures } from '#platform/web/imports/write/written-step.tsx';
import { Example } from '../example.tsx';
import { IMPORT_EXAMPLE, MISSING_EXAMPLE, REFUSED_EXAMPLE } from '../examples/import-example.ts';
import type { GallerySection } from '../gallery-section.ts';
import styles from './import.section.module.css';

const nothing = () => {};
const TEXTS: ImportTexts = {
  title: 'Import contacts',
  creates: () => 'new contacts',
  updates: () => 'updated, same e-mail or phone',
  record: 'Contact',
};

function ImportExample() {
  return (
    <>
      <Example name="Checked: wrong lines stay out" isWide>
        <Checked report={IMPORT_EXAMPLE} />
      </Example>
      <Example name="All or nothing" isWide>
        <Checked report={REFUSED_EXAMPLE} />
      </Example>
      <Example name="A mandatory column is missing" isWide>
        <Checked report={MISSING_EXAMPLE} />
      </Example>
      <Example name="Before it is written" isWide>
        <ConfirmStep
          report={IMPORT_EXAMPLE}
          isStarting={false}
          failure={null}
          onBack={nothing}
          onStart={nothing}
        />
      </Example>
      <Example name="After it was written">
        <ImportOutcomeFigures outcome={{ created: 9_214, updated: 3_021, leftOut: 245 }} />
      </Example>
    </>
  );
}

function Checked({ report }: { report: ImportReport }) {
  const [columns, setColumns] = useState(report.columns);
  const [isChecking, setChecking] = useState(false);
  const checked = { ...report, columns };
  return (
    <div className={styles.frame}>
      <CheckStep
        report={checked}
        texts={TEXTS}
        isChecking={isChecking}
        failure={null}
        onColumns={setColumns}
        onRepairs={nothing}
        onReading={nothing}
        onReport={nothing}
        wrongLines={<WrongLinesButton format="xlsx" isDownloading={false} onDownload={nothing} />}
      />
      <CheckActionBar
        report={checked}
        isChecking={isChecking}
        onBack={() => setChecking(false)}
        onGoOn={() => setChecking(true)}
      />
    </div>
  );
}

export const section: GallerySection = { Example: ImportExample };
