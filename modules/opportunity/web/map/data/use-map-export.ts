import { useState } from 'react';
import { getAreasFileCall } from '#modules/opportunity/contract/map-calls.ts';
import type { SHEET_FORMATS } from '#platform/contract/files/export-body.ts';
import { saveFile } from '#platform/web/api/download-file.ts';
import { useDownload, useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { drawMapPicture } from './map-picture.ts';
import { FILTER_NAMES } from './map-search.ts';
import { areasQuery } from './use-map-figures.ts';
import type { OpportunityMap } from './use-opportunity-map.ts';

/** Exports the current view as an image with period and filters, or as a spreadsheet. */
export function useMapExport({
  clientId,
  search,
  stage,
  figures,
  legend,
  markers,
  outlines,
}: OpportunityMap) {
  const { t } = useTranslation();
  const format = useFormat();
  const notifyFailure = useNotifyFailure();
  const [isDrawing, setDrawing] = useState(false);
  const { download, isDownloading } = useDownload(getAreasFileCall);
  const saveSheet = (format: (typeof SHEET_FORMATS)[number]) => {
    if (!figures) return;
    const query = { ...areasQuery(search, figures.level), format };
    void download({ params: { clientId }, query });
  };
  const savePicture = async () => {
    if (!stage || !legend || !figures) return;
    setDrawing(true);
    try {
      const filters = FILTER_NAMES.flatMap((name) => {
        const values: readonly string[] = search.choices[name] ?? [];
        const labels =
          name === 'sources'
            ? (search.choices.sources ?? []).map((one) => t(`opportunity:map.source.${one}`))
            : values;
        return labels.length > 0
          ? [`${t(`opportunity:map.filter.${name}`)}: ${labels.join(', ')}`]
          : [];
      });
      const attributionElement = stage.overlay
        .closest('section')
        ?.querySelector('[data-attribution]');
      const blob = await drawMapPicture(
        stage,
        markers,
        {
          title: `${t('opportunity:map.title')} – ${legend.title}`,
          lines: [
            `${t(`opportunity:map.period.${search.choices.period}`)}, ${format.period(figures.range.from, figures.range.to)}`,
            ...(filters.length > 0 ? [filters.join(' · ')] : []),
          ],
          legend,
          attribution:
            attributionElement?.textContent ?? (outlines.shown?.attributions ?? []).join(' · '),
        },
        (count) => (count < 10_000 ? format.number(count) : format.compactNumber(count)),
      );
      const address = URL.createObjectURL(blob);
      saveFile(address, `${t('opportunity:map.fileName')}-${figures.range.to}.png`);
      // Delayed, because the browser starts reading after the click event.
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
    } catch (error) {
      notifyFailure(error, () => void savePicture());
    } finally {
      setDrawing(false);
    }
  };
  return { savePicture, saveSheet, isBusy: isDrawing || isDownloading };
}
