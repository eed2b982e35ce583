import { Button } from 'antd'
import { cloneElement, type ReactElement, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FlatDocument, FlatFields } from '#contract/fair/content/fields.ts'
import { emptyDocument } from '#contract/fair/content/rules.ts'
import type { UploadControl } from '#src/common/work/upload/upload-zone.tsx'
import { OrderedRows } from './ordered-rows'
import styles from './fields.module.css'

/** What a control is given by what it stands in. */
export interface Given {
  id?: string
  value?: unknown
  onChange?: (given: unknown) => void
}

interface ListInputProps extends UploadControl {
  label: string
  fields: FlatFields
  max: number
  /** What a field of the rows is called. */
  labelOf: (name: string) => string
  /** The control of a field, called so. */
  renderField: (name: string, label: string) => ReactElement<Given>
  value?: FlatDocument[]
  onChange?: (rows: FlatDocument[]) => void
}

const none: FlatDocument[] = []

/** Rows with the same fields: added, removed, put into order. */
export function ListInput(props: ListInputProps) {
  const { id, label, fields, max, labelOf, renderField, value = none, onChange } = props
  const { t } = useTranslation('content')
  const own = useId()
  const nameOf = (place: number) => t('order.nth', { name: label, place: place + 1 })
  const change = (place: number, name: string, to: FlatDocument[string]) =>
    onChange?.(value.map((row, one) => (one === place ? { ...row, [name]: to } : row)))
  return (
    <div className={styles.list}>
      <OrderedRows
        rows={value}
        onChange={(rows) => onChange?.(rows)}
        nameOf={(_, place) => nameOf(place)}
        renderRow={(row, place) => (
          <div role="group" aria-label={nameOf(place)} className={styles.fields}>
            {Object.keys(fields).map((name) => {
              const fieldId = `${own}-${place}-${name}`
              const control = renderField(name, `${nameOf(place)} ${labelOf(name)}`)
              return (
                <div key={name}>
                  <label className={styles.language} htmlFor={fieldId}>
                    {labelOf(name)}
                  </label>
                  {cloneElement(control, {
                    id: fieldId,
                    value: row[name],
                    onChange: (given: unknown) => change(place, name, readGiven(given)),
                  })}
                </div>
              )
            })}
          </div>
        )}
      />
      <Button
        {...(id ? { id } : {})}
        // The field's label would name it otherwise.
        aria-label={t('order.add', { name: label })}
        disabled={value.length >= max}
        onClick={() => onChange?.([...value, emptyDocument(fields)])}
      >
        {t('order.add', { name: label })}
      </Button>
    </div>
  )
}

/** A control says its value, or by an event where it stands. */
function readGiven(given: unknown): FlatDocument[string] {
  const event = typeof given === 'object' && given !== null && 'target' in given ? given.target : undefined
  // oxlint-disable-next-line no-unsafe-type-assertion -- the controls of flat fields give their values
  return (event instanceof HTMLInputElement ? event.value : given) as FlatDocument[string]
}
