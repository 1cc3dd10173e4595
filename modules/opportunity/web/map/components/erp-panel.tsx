import { ActionIcon, Button, Radio, SegmentedControl } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { MapChoices } from '#modules/opportunity/contract/map-filter.ts';
import { ERP_AGAINST, ERP_PERIODS } from '#modules/opportunity/contract/periods.ts';
import { getErpComparisonCall } from '#modules/opportunity/contract/sales-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { DateField } from '#platform/web/date-range/date-field.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { DropPanel } from '#platform/web/layout/drop-panel.tsx';
import type { Drop } from '#platform/web/layout/use-dropdown.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { salesQuery } from '../../details/choices-query.ts';
import {
  applyErpForm,
  changeErpForm,
  type ErpFault,
  type ErpForm,
  erpFaults,
  toErpForm,
} from '../data/erp-form.ts';
import classes from './erp-panel.module.css';

/** Pairs of options in the two columns of the panel. */
const REFERENCES = ['full-month', 'month-to-date', 'full-year', 'year-to-date'] as const;

const LABEL = { label: classes.label ?? '' };

export default function ErpPanel(given: {
  drop: Drop;
  clientId: string;
  choices: MapChoices;
  onClose: () => void;
  onCompare: (choices: MapChoices) => void;
}) {
  const { drop, choices, onClose, onCompare } = given;
  const { t } = useTranslation();
  return (
    <DropPanel
      drop={drop}
      label={t('opportunity:map.erp.title')}
      position="bottom-end"
      width={334}
      onLeave={onClose}
      onEscape={onClose}
    >
      <Form
        key={JSON.stringify([choices, drop.isOpen])}
        clientId={given.clientId}
        choices={choices}
        onClose={onClose}
        onCompare={onCompare}
      />
    </DropPanel>
  );
}

function Form(given: {
  clientId: string;
  choices: MapChoices;
  onClose: () => void;
  onCompare: (choices: MapChoices) => void;
}) {
  const { clientId, choices, onClose, onCompare } = given;
  const { t } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const [form, setForm] = useState(() => toErpForm(choices, today));
  const [isTried, setTried] = useState(false);
  const { data } = useCall(getErpComparisonCall, {
    params: { clientId },
    query: salesQuery(choices),
  });
  const change = (part: Partial<ErpForm>) => setForm(changeErpForm(form, part, today));
  const faults = erpFaults(form, today);
  const hasFaults = Object.keys(faults).length > 0;
  const error = (name: 'from' | 'to') => {
    const fault: ErpFault | undefined = faults[name];
    const isTyped = form[name] !== null;
    return fault && (isTried || isTyped)
      ? t(`opportunity:map.erp.fault.${fault}`, { example: format.date(today) })
      : undefined;
  };
  const compare = () => {
    setTried(true);
    if (!hasFaults) onCompare(applyErpForm(choices, form));
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        compare();
      }}
    >
      <div className={classes.head}>
        <h2>{t('opportunity:map.erp.title')}</h2>
        <ActionIcon aria-label={t('platform:map.close')} onClick={onClose}>
          <Icon of={IconX} size={14} />
        </ActionIcon>
      </div>
      <Radio.Group
        classNames={LABEL}
        label={t('opportunity:map.erp.againstLabel')}
        value={form.against}
        onChange={(against) => change({ against: against as ErpForm['against'] })}
      >
        <div className={classes.column}>
          {ERP_AGAINST.map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(`opportunity:map.erp.againstChoice.${value}`)}
            />
          ))}
        </div>
      </Radio.Group>
      <div>
        <p className={classes.label} id="erp-period">
          {t('platform:period.label')}
        </p>
        <SegmentedControl
          fullWidth
          aria-labelledby="erp-period"
          value={form.period}
          onChange={(period) => change({ period: period as ErpForm['period'] })}
          data={ERP_PERIODS.map((value) => ({
            value,
            label: t(`opportunity:map.erp.period.${value}`),
          }))}
        />
      </div>
      <Radio.Group
        classNames={LABEL}
        label={t('opportunity:map.erp.reference')}
        value={form.period === 'custom' ? '' : form.reference}
        onChange={(reference) => change({ reference: reference as ErpForm['reference'] })}
      >
        <div className={classes.pairs}>
          {REFERENCES.map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(`opportunity:map.erp.referenceChoice.${value}`)}
            />
          ))}
        </div>
      </Radio.Group>
      <div className={classes.pairs}>
        {(['from', 'to'] as const).map((name) => (
          <DateField
            key={name}
            label={t(`opportunity:map.erp.${name}`)}
            calendarLabel={t(`opportunity:map.erp.${name}Calendar`)}
            value={form[name]}
            onChange={(day) => change({ [name]: day })}
            error={error(name)}
          />
        ))}
      </div>
      <div className={classes.foot}>
        <p>
          {data &&
            (data.file
              ? t('opportunity:map.erp.file', {
                  day: format.date(data.file.at),
                  count: data.file.lines,
                  formatted: format.number(data.file.lines),
                })
              : t('opportunity:map.erp.noFile'))}
        </p>
        <Button type="submit">{t('opportunity:map.erp.compare')}</Button>
      </div>
    </form>
  );
}
