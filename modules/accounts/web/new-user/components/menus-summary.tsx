import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useSuiteLabels } from '#platform/web/module/suite-labels.ts';
import type { OfferedModule } from '../../data/offered-menus.ts';

/** "Platform: all 5, Communication: Reviews" */
export function MenusSummary({
  offered,
  menus,
}: {
  offered: readonly OfferedModule[];
  menus: readonly string[];
}) {
  const { t } = useTranslation();
  const { list } = useFormat();
  const words = useSuiteLabels();
  if (!words) return null;
  const modules = offered.flatMap(({ module, items }) => {
    const given = items.filter((key) => menus.includes(key));
    if (given.length === 0) return [];
    const name = words.moduleName(module);
    return given.length === items.length
      ? [{ module, line: t('accounts:menus.allOf', { name }) }]
      : [
          {
            module,
            line: t('accounts:menus.someOf', { name, items: list(given.map(words.itemName)) }),
          },
        ];
  });
  return (
    <ul>
      {modules.map(({ module, line }) => (
        <li key={module}>{line}</li>
      ))}
    </ul>
  );
}
