import { Checkbox } from '@mantine/core';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './select-box.module.css';

/** A small checkbox with a large target: its invisible label covers the positioned parent and can be touched. */
export function SelectBox(given: {
  name: string;
  checked: boolean;
  tabIndex?: number;
  onToggle: (range: boolean) => void;
}) {
  const { t } = useTranslation();
  return (
    <Checkbox
      className={classes.box}
      classNames={{ label: classes.reach, body: classes.body, inner: classes.inner }}
      checked={given.checked}
      tabIndex={given.tabIndex}
      label={t('platform:table.selectRow', { name: given.name })}
      onChange={(event) => given.onToggle((event.nativeEvent as MouseEvent).shiftKey)}
    />
  );
}
