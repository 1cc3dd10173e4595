import { Button } from '@mantine/core';
import { useId } from 'react';
import { JobRow } from '#platform/web/feedback/job-row.tsx';
import { LoadingHairline, SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { Note, RegionError } from '#platform/web/feedback/note.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { Toast } from '#platform/web/feedback/toasts.tsx';
import {
  ConfirmPanel,
  ConfirmProvider,
  type ConfirmQuestion,
  useConfirm,
} from '#platform/web/feedback/use-confirm.tsx';
import classes from '../example.module.css';
import { Example } from '../example.tsx';
import type { GallerySection } from '../gallery-section.ts';

const nothing = () => {};
const QUESTION: ConfirmQuestion = {
  title: 'Delete 3 touchpoints?',
  lost: '18,931 scans stay in the reports. 7,800 printed codes will lead to a page that says the offer has ended.',
  names: [
    { name: 'ma.example/messerblock', figure: '9,642 scans' },
    { name: 'ma.example/kokkekniv-21', figure: '5,771 scans' },
    { name: 'ma.example/brotmesser', figure: '3,518 scans' },
  ],
  keep: 'Keep them',
  act: 'Delete 3 touchpoints',
};

function FeedbackExample() {
  return (
    <>
      <Example name="Notes">
        <div className={classes.toasts}>
          <Note tone="due">
            The code is printed on 7,800 pieces: its end date can only move back.
          </Note>
          <Note tone="bad">Email or password is incorrect.</Note>
          <Note tone="good">Search Console is connected.</Note>
        </div>
      </Example>
      <Example name="Error of a region">
        <RegionError
          title="Error retrieving Search Console data."
          error={{ requestId: '7f3a-19c2' }}
          onRetry={nothing}
        >
          The other figures are up to date.
        </RegionError>
      </Example>
      <Example name="Loading: the old height, no jump" isWide>
        <div className={classes.line}>
          <LoadingHairline />
        </div>
        <SkeletonRows rows={3} withCheck />
      </Example>
      <Example name="Job, in the notifications">
        <div className={classes.popover}>
          <JobRow
            name="QR codes of 214 touchpoints"
            done={131}
            total={214}
            secondsLeft={20}
            onCancel={nothing}
          />
        </div>
      </Example>
      <Example name="Toasts">
        <div className={classes.toasts}>
          <Toast
            toast={{
              text: 'End date set on 3 touchpoints',
              action: { label: 'Undo', onClick: nothing },
            }}
            onDismiss={nothing}
          />
          <Toast
            toast={{
              tone: 'bad',
              text: 'Something went wrong. The export was not made.',
              action: { label: 'Try again', onClick: nothing },
            }}
            onDismiss={nothing}
          />
        </div>
      </Example>
      <Example name="Confirm">
        <div className={classes.scrim}>
          <div className={classes.dialog}>
            <ConfirmPanel question={QUESTION} titleId={useId()} onAnswer={nothing} />
          </div>
        </div>
      </Example>
      <Example name="The same, alive">
        <ConfirmProvider>
          <ConfirmAndNotify />
        </ConfirmProvider>
      </Example>
    </>
  );
}

function ConfirmAndNotify() {
  const confirm = useConfirm();
  const confirmDeletion = async () => {
    const isConfirmed = await confirm(QUESTION);
    showToast({ text: isConfirmed ? '3 touchpoints deleted' : 'Nothing was deleted' });
  };
  return (
    <div className={classes.row}>
      <Button variant="default" onClick={confirmDeletion}>
        Delete…
      </Button>
      <Button
        variant="default"
        onClick={() =>
          showToast({
            tone: 'bad',
            text: 'The export was not made.',
            action: { label: 'Try again', onClick: nothing },
          })
        }
      >
        Fail
      </Button>
    </div>
  );
}

export const section: GallerySection = { Example: FeedbackExample };
