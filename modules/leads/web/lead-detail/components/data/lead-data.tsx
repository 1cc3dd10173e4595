import { IconPaperclip } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { getLeadFileCall } from '#modules/leads/contract/leads/edit-calls.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { leadHistoryCall } from '#modules/leads/contract/leads/lead-calls.ts';
import { NOTE_MAX_LENGTH } from '#modules/leads/contract/limits.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useDownload } from '#platform/web/feedback/use-notify-failure.ts';
import { TextareaField } from '#platform/web/fields/textarea-field.tsx';
import { useFileSizes } from '#platform/web/file-drop/use-file-sizes.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { SidePanel } from '#platform/web/layout/page-layout.tsx';
import { latestEntries } from '../../data/history/group-deliveries.ts';
import { type Answer, splitLeadAnswers, useAnswerText } from '../../data/lead-answers.ts';
import { isErased, useActorName } from '../../data/lead-labels.ts';
import { HistoryLines } from '../history/history-lines.tsx';
import { ConsumerFacts } from './consumer-facts.tsx';
import classes from './data.module.css';
import { EditInPlace } from './edit-in-place.tsx';
import { LocationFacts } from './location-facts.tsx';

const LATEST = 4;

/** Request, products and the internal note; consumer and location in the side panel [LEAD-15]. */
export function LeadData({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const formatActor = useActorName();
  return (
    <SidePanel label={t('leads:detail.about')} top={18} isPlain panel={<LeadSide lead={lead} />}>
      <div className={classes.content}>
        <Request lead={lead} />
        {lead.skus.length > 0 && <LeadProducts lead={lead} />}
        <section>
          <h2>{t('leads:detail.note')}</h2>
          <EditInPlace
            lead={lead}
            part="internalNote"
            field={(binding) => (
              <TextareaField
                {...binding}
                label={null}
                aria-label={t('leads:detail.note')}
                maxLength={NOTE_MAX_LENGTH}
                rows={4}
              />
            )}
          >
            <span className={classes.note}>
              {lead.internalNote || (
                <span className={classes.quiet}>{t('leads:detail.noNote')}</span>
              )}
            </span>
          </EditInPlace>
          {lead.noted && (
            <p className={classes.noted}>
              {formatActor(lead.noted.by)},{' '}
              <time dateTime={lead.noted.at}>{moment(lead.noted.at)}</time>
            </p>
          )}
        </section>
      </div>
    </SidePanel>
  );
}

function Request({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const formatAnswer = useAnswerText();
  const { message, others } = splitLeadAnswers(lead);
  const nameOfSku = (sku: string) => lead.products[lead.skus.indexOf(sku)] ?? sku;
  return (
    <section>
      <h2>{t('leads:detail.request')}</h2>
      {message && <blockquote className={classes.message}>{String(message.value)}</blockquote>}
      {isErased(lead) ? (
        <p className={classes.note}>{t('leads:detail.erasedText')}</p>
      ) : (
        !message &&
        others.length === 0 && (
          <p className={classes.note}>
            <span className={classes.quiet}>{t('leads:detail.noAnswers')}</span>
          </p>
        )
      )}
      <KeyValues
        rows={others.map((answer) => ({
          key: answer.slug,
          // The wording of a consent is a sentence, no label.
          label: answer.type === 'consent' ? t('leads:detail.consent') : answer.name,
          value:
            answer.type === 'consent' ? (
              <>
                {formatAnswer(answer, answer.value)}
                <small className={classes.wording}>{answer.name}</small>
              </>
            ) : answer.type === 'file' ? (
              <LeadFiles lead={lead} files={answer.files ?? []} />
            ) : answer.type === 'product' ? (
              formatAnswer(
                answer,
                [answer.value].flat().map((sku) => nameOfSku(String(sku))),
              )
            ) : (
              formatAnswer(answer, answer.value)
            ),
        }))}
      />
    </section>
  );
}

/** The requested products with SKU and name. */
function LeadProducts({ lead: { skus, products } }: { lead: Lead }) {
  const { t } = useTranslation();
  return (
    <section>
      <h2>{t('leads:detail.products')}</h2>
      <table className={classes.products}>
        <thead>
          <tr>
            <th scope="col">{t('leads:detail.sku')}</th>
            <th scope="col">{t('leads:detail.product')}</th>
          </tr>
        </thead>
        <tbody>
          {skus.map((sku, place) => (
            <tr key={sku}>
              <td>{sku}</td>
              <td>{products[place] ?? sku}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Consumer, location, value and latest history [LEAD-15]. */
function LeadSide({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <div className={classes.side}>
      <ConsumerFacts lead={lead} />
      <LocationFacts lead={lead} />
      <section>
        <div className={classes.headed}>
          <h2>{t('leads:detail.latest')}</h2>
          <Link to="." search={{ tab: 'history' }} replace>
            {t('leads:detail.all', { formatted: number(lead.historyCount) })}
          </Link>
        </div>
        <LatestHistory lead={lead} />
      </section>
    </div>
  );
}

/** Latest history entries: user actions before mails and webhooks. */
function LatestHistory({ lead }: { lead: Lead }) {
  const history = useCall(leadHistoryCall, {
    params: { formId: lead.formId, leadId: lead.id },
    query: {},
  });
  return (
    <QueryBoundary query={history}>
      {({ items }) => <HistoryLines lead={lead} entries={latestEntries(items, LATEST)} isShort />}
    </QueryBoundary>
  );
}

/** Files of an answer as downloads, for users that may see the lead. */
function LeadFiles({
  lead: { id: leadId, formId },
  files,
}: {
  lead: Pick<Lead, 'id' | 'formId'>;
  files: NonNullable<Answer['files']>;
}) {
  const sizeOf = useFileSizes();
  const { download } = useDownload(getLeadFileCall);
  return (
    <ul className={classes.files}>
      {files.map(({ id: fileId, name, size }) => (
        <li key={fileId}>
          <Icon of={IconPaperclip} size={14} />
          <LinkButton onClick={() => void download({ params: { formId, leadId, fileId } })}>
            {name}
          </LinkButton>
          {size !== undefined && <small className={classes.quiet}>{sizeOf(size)}</small>}
        </li>
      ))}
    </ul>
  );
}
