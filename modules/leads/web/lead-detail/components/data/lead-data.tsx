import { useTranslation } from 'react-i18next';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { NOTE_MAX_LENGTH } from '#modules/leads/contract/limits.ts';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import { TextareaField } from '#platform/web/fields/textarea-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { SidePanel } from '#platform/web/layout/side-panel.tsx';
import { isErased } from '../../data/lead-name.ts';
import { splitLeadAnswers } from '../../data/split-lead-answers.ts';
import { useActorName } from '../../data/use-actor-name.ts';
import { useAnswerText } from '../../data/use-answer-text.ts';
import classes from './data.module.css';
import { EditInPlace } from './edit-in-place.tsx';
import { LeadFiles } from './lead-files.tsx';
import { LeadProducts } from './lead-products.tsx';
import { LeadSide } from './lead-side.tsx';

/** Request, products and the internal note; consumer and location in the side panel [LEAD-15]. */
export function LeadData({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const who = useActorName();
  return (
    <SidePanel label={t('leads:detail.about')} panel={<LeadSide lead={lead} />}>
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
              {who(lead.noted.by)}, <time dateTime={lead.noted.at}>{moment(lead.noted.at)}</time>
            </p>
          )}
        </section>
      </div>
    </SidePanel>
  );
}

function Request({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const wordsOf = useAnswerText();
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
                {wordsOf(answer, answer.value)}
                <small className={classes.wording}>{answer.name}</small>
              </>
            ) : answer.type === 'file' ? (
              <LeadFiles lead={lead} files={answer.files ?? []} />
            ) : answer.type === 'product' ? (
              wordsOf(
                answer,
                [answer.value].flat().map((sku) => nameOfSku(String(sku))),
              )
            ) : (
              wordsOf(answer, answer.value)
            ),
        }))}
      />
    </section>
  );
}
