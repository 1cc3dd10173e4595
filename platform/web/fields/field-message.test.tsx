import { createInstance, type i18n } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { ScreenModuleContext } from '#platform/web/module/screen-module.ts';
import { FieldMessage } from './field-texts.tsx';

let texts: i18n;
beforeAll(async () => {
  texts = createInstance();
  await texts.init({
    lng: 'en',
    resources: {
      en: {
        platform: {
          field: { required: 'Needed', maxLength: 'At most {{max}}', invalid: 'Not valid' },
          problem: { webhookUrlInvalid: 'No address' },
        },
        directory: { fault: { gtin: 'Digits' }, problem: { skuTaken: '{{sku}} is taken' } },
        accounts: { problem: { skuTaken: 'Not this one' } },
      },
    },
  });
});

function renderMessage(
  fault: Parameters<typeof FieldMessage>[0]['fault'],
  module = 'directory',
): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <ScreenModuleContext value={module}>
        <FieldMessage fault={fault} />
      </ScreenModuleContext>
    </I18nextProvider>,
  );
}

test('a rule of the module is shown in its text, any other rule in the platform’s text [PRO-03]', () => {
  expect(renderMessage({ code: 'gtin' })).toBe('Digits');
  expect(renderMessage({ code: 'maxLength', params: { max: 5 } })).toBe('At most 5');
  expect(renderMessage({ code: 'gtin' }, 'leads')).toBe('Not valid');
});

test('a problem about a field is shown in the text of the called module', () => {
  expect(renderMessage({ code: 'SKU_TAKEN', params: { sku: 'A1' } })).toBe('A1 is taken');
  expect(renderMessage({ code: 'SKU_TAKEN', module: 'accounts' })).toBe('Not this one');
  expect(renderMessage({ code: 'WEBHOOK_URL_INVALID' }, 'super-admin')).toBe('No address');
});

test('a rule without its own text shows a general message', () => {
  expect(renderMessage({ code: 'type' })).toBe('Not valid');
});
