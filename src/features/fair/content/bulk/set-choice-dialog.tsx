import { Form } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getContent, saveContent } from '#contract/fair/content/endpoints.ts'
import { type ContentKind, fieldsOf } from '#contract/fair/content/kinds.ts'
import type { ContentRow } from '#contract/fair/content/schemas.ts'
import { Choice } from '#src/common/work/choice.tsx'
import { EachDialog } from '#src/common/work/each-dialog.tsx'
import { useContentEach } from '../api'
import { fieldLabel, optionLabel } from '../fields/labels'
import { pickTitle } from '../title'

interface SetChoiceDialogProps {
  kind: ContentKind
  /** A field of the type `choice`. */
  field: string
  rows: readonly ContentRow[]
  onClose: (begun: boolean) => void
}

/** Gives the drafts of several objects the same choice. */
export function SetChoiceDialog({ kind, field, rows, onClose }: SetChoiceDialogProps) {
  const { t } = useTranslation('content')
  const { run, finish } = useContentEach()
  const id = useId()
  const [value, setValue] = useState('')
  const [isMissing, setMissing] = useState(false)
  const chosenField = fieldsOf(kind)[field]
  const options = chosenField?.type === 'choice' ? chosenField.options : []
  const label = t(fieldLabel(kind, field))

  const change = async (row: ContentRow) => {
    const { document } = await run(getContent, { kind, id: row.id })
    await run(saveContent, { kind, id: row.id, revision: row.revision, document: { ...document, [field]: value } })
  }
  return (
    <EachDialog
      title={t('bulk.set', { field: label })}
      items={rows}
      nameOf={(row) => pickTitle(row, t('list.untitled'))}
      about={t('bulk.about.set', { count: rows.length })}
      renderBefore={() => (
        <Form.Item
          label={label}
          htmlFor={id}
          layout="vertical"
          required
          {...(isMissing
            ? { validateStatus: 'error' as const, help: <span role="alert">{t('field.choose')}</span> }
            : {})}
        >
          <Choice
            id={id}
            aria-invalid={isMissing}
            placeholder={t('field.choose')}
            options={options.map((option) => ({ value: option, label: t(optionLabel(kind, field, option)) }))}
            value={value}
            onChange={(chosen) => {
              setValue(chosen)
              setMissing(false)
            }}
          />
        </Form.Item>
      )}
      isReady={() => {
        setMissing(value === '')
        return value !== ''
      }}
      run={change}
      onFinished={finish}
      onClose={onClose}
    />
  )
}
