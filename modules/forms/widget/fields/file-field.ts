import { LEAD_FILE_BYTES, LEAD_FILES_LIMIT } from '#modules/forms/contract/limits.ts';
import { fileExtensions, fileKindsLabel } from '../../contract/file-extensions.ts';
import type { WidgetField } from '../answers/answers.ts';
import { CLIP, CROSS, element, icon } from '../dom/element.ts';
import { CallFailure, toCallFailure } from '../server/server-calls.ts';
import { type Drawing, type FieldView, labelledField } from './field-view.ts';

const MEGABYTE = 1024 * 1024;

/** Files are uploaded before the request, each with its progress; files removed before sending are dropped. */
export function fileField(field: WidgetField, drawing: Drawing): FieldView {
  const { say } = drawing;
  const most = field.multiple ? LEAD_FILES_LIMIT : 1;
  const endings = fileExtensions(field.fileKinds);
  const kinds = fileKindsLabel(field.fileKinds);
  const list = element('ul', { class: 'files' });
  const ids = new Map<HTMLElement, string>();
  const updateAnswer = () => {
    const all = [...ids.values()];
    drawing.answer(field.key, field.multiple ? all : (all[0] ?? null));
  };
  const control = element('input', {
    type: 'file',
    multiple: field.multiple,
    accept: endings.join(',') || null,
    onchange: () => {
      view.setFault(null);
      for (const file of control.files ?? []) take(file);
      control.value = '';
    },
  });
  const view = labelledField(field, drawing, control, [
    element(
      'div',
      { class: 'box drop' },
      icon(CLIP),
      kinds || say('forms:widget.chooseFile'),
      control,
    ),
    list,
  ]);

  function refusal({ name, size }: File): string | null {
    if (list.childElementCount >= most) return say('forms:widget.filesTooMany', { count: most });
    if (size > LEAD_FILE_BYTES)
      return say('forms:widget.fileTooLarge', { name, size: LEAD_FILE_BYTES / MEGABYTE });
    const fits =
      endings.length === 0 || endings.some((ending) => name.toLowerCase().endsWith(ending));
    return fits ? null : say('forms:widget.fileKind', { name, kinds });
  }

  function take(file: File): void {
    if (most === 1) list.replaceChildren();
    if (most === 1) ids.clear();
    const refused = refusal(file);
    if (refused) {
      view.setFault(refused);
      return;
    }
    const leaving = new AbortController();
    const nameElement = element('span', {}, file.name);
    const bar = element('progress', { max: 100, value: 0, 'aria-label': file.name });
    const remove = element(
      'button',
      {
        type: 'button',
        class: 'plain',
        'aria-label': say('forms:widget.remove', { name: file.name }),
        onclick: () => {
          leaving.abort();
          row.remove();
          ids.delete(row);
          updateAnswer();
          control.focus();
        },
      },
      icon(CROSS),
    );
    const row = element('li', {}, nameElement, bar, remove);
    list.append(row);
    if (drawing.isPreview) {
      bar.remove();
      return;
    }
    uploadFile(drawing.calls.addressOf('/files'), file, {
      signal: leaving.signal,
      onProgress: (percent) => {
        bar.value = percent;
        nameElement.textContent = say('forms:widget.uploading', { name: file.name, percent });
      },
    }).then(
      (uploaded) => {
        nameElement.textContent = uploaded.name;
        bar.remove();
        ids.set(row, uploaded.id);
        updateAnswer();
      },
      () => {
        if (leaving.signal.aborted) return;
        row.remove();
        view.setFault(say('forms:widget.fileFailed', { name: file.name }));
      },
    );
  }

  return view;
}

/** Uploads a file with progress; only XMLHttpRequest reports upload progress. */
function uploadFile(
  url: string,
  file: File,
  { onProgress, signal }: { onProgress(percent: number): void; signal: AbortSignal },
): Promise<{ id: string; name: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0),
    );
    request.addEventListener('load', () =>
      request.status < 300
        ? resolve(request.response)
        : reject(toCallFailure(request.status, request.response)),
    );
    for (const end of ['error', 'abort'])
      request.addEventListener(end, () => reject(new CallFailure('NETWORK', { passes: true })));
    signal.addEventListener('abort', () => request.abort());
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}
