import { useState } from 'react';
import { z } from 'zod';
import { PASSWORD_MIN_LENGTH } from '#platform/contract/limits.ts';
import { line } from '#platform/contract/text/text.ts';
import { email } from '#platform/contract/text/typed-values.ts';
import linkClasses from '#platform/web/display/link.module.css';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { CheckboxField, RadioField, SwitchField } from '#platform/web/fields/choice-fields.tsx';
import { SaveBar } from '#platform/web/fields/form/save-bar.tsx';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { MultiSelectField, TagsField } from '#platform/web/fields/multi-select-field.tsx';
import { MoneyField, NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { PasswordField, TextField, UrlField } from '#platform/web/fields/text-field.tsx';
import { TextareaField } from '#platform/web/fields/textarea-field.tsx';
import classes from '../example.module.css';
import { Example } from '../example.tsx';
import type { GallerySection } from '../gallery-section.ts';

const COUNTRIES = [
  { value: 'fr', label: 'France' },
  { value: 'de', label: 'Deutschland' },
  { value: 'no', label: 'Norge' },
] as const;

function FieldsExample() {
  const [url, setUrl] = useState('https://maison-aubrac.example/fr');
  const [suffix, setSuffix] = useState('cocotte-26');
  const [country, setCountry] = useState<'fr' | 'de' | 'no' | null>('fr');
  const [countries, setCountries] = useState<('fr' | 'de' | 'no')[]>(['fr', 'no']);
  const [tags, setTags] = useState(['Cocotte', 'Fonte']);
  const [note, setNote] = useState('');
  const [quantity, setQuantity] = useState<number | null>(7800);
  const [price, setPrice] = useState<number | null>(19_99);
  const [isActive, setActive] = useState(true);
  const [hasConsent, setConsent] = useState(false);
  const [recipient, setRecipient] = useState<'nearest' | 'chosen' | null>('nearest');
  return (
    <>
      <Example name="Fields">
        <div className={classes.two}>
          <UrlField label="Destination" value={url} onChange={setUrl} />
          <TextField
            label="Short URL"
            prefix="ma.example/"
            value={suffix}
            onChange={setSuffix}
            error="Another touchpoint uses this short URL. Free: cocotte-26-b"
          />
          <SelectField label="Country" options={COUNTRIES} value={country} onChange={setCountry} />
          <MultiSelectField
            label="Countries"
            options={COUNTRIES}
            value={countries}
            onChange={setCountries}
          />
          <TagsField
            label="Tags"
            suggestions={['Atelier', 'Cocotte', 'Fonte']}
            limit={5}
            value={tags}
            onChange={setTags}
          />
          <NumberField
            label="Quantity"
            help="Pieces printed"
            value={quantity}
            onChange={setQuantity}
          />
          <MoneyField label="Price" value={price} onChange={setPrice} />
          <TextareaField label="Note" value={note} onChange={setNote} />
          <TextField label="Reference" value="AUB-2026" onChange={setNote} disabled />
        </div>
      </Example>
      <Example name="Choices">
        <div className={classes.two}>
          <RadioField
            label="Who gets the lead"
            value={recipient}
            onChange={setRecipient}
            options={[
              { value: 'nearest', label: 'The nearest shop', help: 'Within 50 km' },
              { value: 'chosen', label: 'The shop that is chosen' },
            ]}
          />
          <div className={classes.toasts}>
            <SwitchField
              label="Active"
              help="Visitors see it at once"
              value={isActive}
              onChange={setActive}
            />
            <CheckboxField
              label="Ask for consent"
              value={!hasConsent}
              onChange={() => setConsent(!hasConsent)}
            />
            <CheckboxField
              label="Terms are read"
              value={hasConsent}
              onChange={setConsent}
              error="This field is required"
            />
          </div>
        </div>
      </Example>
      <FormExample />
    </>
  );
}

const SCHEMA = z.object({
  name: line({ min: 1, max: 20 }),
  email,
  password: z.string().min(PASSWORD_MIN_LENGTH, { error: 'passwordMinLength' }),
});

function FormExample() {
  const form = useComptoirForm({
    schema: SCHEMA,
    initialValues: { name: 'Solveig', email: '', password: 'Messer2026' },
    onSubmit: async () => {
      form.markSaved();
      showToast({ text: 'Saved' });
    },
  });
  return (
    <Example name="A form: leave a field empty, then save" isWide>
      <form {...form.props} className={classes.form}>
        <TextField {...form.field('name')} label="Name" autoComplete="off" />
        <TextField {...form.field('email')} label="E-mail" help="We write to it once a month." />
        <PasswordField
          {...form.field('password')}
          label="New password"
          enough={PASSWORD_MIN_LENGTH}
          autoComplete="new-password"
          aside={
            <a className={linkClasses.link} href="#fields">
              Forgotten?
            </a>
          }
        />
      </form>
      <SaveBar form={form} />
    </Example>
  );
}

export const section: GallerySection = { Example: FieldsExample };
