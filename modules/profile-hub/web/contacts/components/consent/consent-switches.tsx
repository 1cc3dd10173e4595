import { Switch } from '@mantine/core';
import { useState } from 'react';
import type { ConsentEntry, Decision } from '#modules/profile-hub/contract/consents.ts';
import type { Contact } from '#modules/profile-hub/contract/contact.ts';
import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import { changeContacts } from '#modules/profile-hub/contract/permissions.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { usePurposeName } from '../../data/use-purpose-name.ts';
import classes from './consent.module.css';

const OptinDialog = onDemand(() => import('./optin-dialog.tsx'));

/** Current consent per purpose; a switch changes only after its proof is given [PH-06]. */
export function ConsentSwitches({
  contact,
  purposes,
  ledger,
}: {
  contact: Contact;
  purposes: readonly Criterion[];
  ledger: readonly ConsentEntry[];
}) {
  const { t } = useTranslation();
  const { shortYearDateHere } = useFormat();
  const nameOf = usePurposeName();
  const mayChange = useAbility(changeContacts);
  const [requested, setRequested] = useState<{ purpose: string; decision: Decision }>();
  return (
    <>
      <div className={classes.switches}>
        <div
          className={classes.cells}
          style={{
            '--wide': balancedColumns(purposes.length, 5),
            '--middle': balancedColumns(purposes.length, 4),
            '--narrow': balancedColumns(purposes.length, 3),
          }}
        >
          {purposes.map((purpose) => {
            const { slug, label } = purpose;
            const isGiven = contact.criterias[slug] === true;
            const latest = latestOn(ledger, slug);
            return (
              <div key={slug} className={classes.switch}>
                <span className={classes.purpose}>{nameOf(purpose)}</span>
                <Switch
                  checked={isGiven}
                  disabled={!mayChange}
                  aria-label={label}
                  onChange={() =>
                    setRequested({ purpose: slug, decision: isGiven ? 'withdrawn' : 'given' })
                  }
                />
                <span className={classes.since}>
                  {latest?.decision === 'given' && !isGiven
                    ? t('profile-hub:contact.since.blocked')
                    : latest
                      ? t(`profile-hub:contact.since.${latest.decision}`, {
                          date: shortYearDateHere(latest.since),
                        })
                      : t('profile-hub:contact.neverAsked')}
                </span>
              </div>
            );
          })}
        </div>
      </div>
      {requested && (
        <OptinDialog
          which={{ ids: [contact.id] }}
          count={1}
          initial={requested}
          onClose={() => setRequested(undefined)}
        />
      )}
    </>
  );
}

/** Purposes that a contact was asked for; others only where the row has room. */
export function firstPurposes(
  purposes: readonly Criterion[],
  ledger: readonly ConsentEntry[],
): readonly Criterion[] {
  const asked = purposes.filter(({ slug }) => latestOn(ledger, slug));
  const others = purposes.filter((one) => !asked.includes(one));
  const shown = [...asked, ...others.slice(0, Math.max(0, ONE_ROW - asked.length))];
  return purposes.filter((one) => shown.includes(one));
}

const ONE_ROW = 4;

/** At most `most` columns, avoiding a single cell in the last row: five cells become three and two. */
function balancedColumns(cells: number, most: number): number {
  return Math.ceil(cells / Math.max(1, Math.ceil(cells / most)));
}

/**
 * Effective decision for a purpose and its start, from a ledger with the newest entry first. Repetitions count from the
 * first one. It follows the same rule as `consent-rule.ts` of the server: at equal times denial counts, and only a
 * later consent from outside a file ends a withdrawal.
 */
export function latestOn(
  ledger: readonly ConsentEntry[],
  purpose: string,
): { decision: Decision; since: string } | undefined {
  const entries = ledger.filter((entry) => entry.purpose === purpose && entry.voidedAt === null);
  const withdrawn = entries.findIndex(({ decision }) => decision === 'withdrawn');
  const given = entries.findIndex(
    ({ decision, source }) => decision === 'given' && source !== 'import',
  );
  const isWithdrawn =
    withdrawn >= 0 && (given < 0 || !isBefore(entries[withdrawn], entries[given]));
  const latest = entries[isWithdrawn ? withdrawn : 0];
  if (!latest) return undefined;
  const taken = entries.find(
    ({ at, recordedAt, decision }) =>
      at === latest.at && recordedAt === latest.recordedAt && decision !== 'given',
  );
  const { decision } = taken ?? latest;
  const others = entries.findIndex((entry) => entry.decision !== decision && entry.at < latest.at);
  const same = entries
    .slice(0, others < 0 ? entries.length : others)
    .filter((entry) => entry.decision === decision);
  return { decision, since: same.at(-1)?.at ?? latest.at };
}

function isBefore(one: ConsentEntry | undefined, other: ConsentEntry | undefined): boolean {
  if (!one || !other) return false;
  return one.at === other.at ? one.recordedAt < other.recordedAt : one.at < other.at;
}
