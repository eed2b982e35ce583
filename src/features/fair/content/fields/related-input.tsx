import { Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Referable } from '#contract/fair/content/kinds.ts'
import { KEYWORD_MAX } from '#contract/core/limits.ts'
import { useDebounced } from '#src/common/request/use-debounced.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import type { UploadControl } from '#src/common/work/upload/upload-zone.tsx'
import { useReferable } from '../api'
import type { RelatedRow } from '../load-related'
import { StateTag } from '../state-tag'
import { pickTitle } from '../title'
import { OrderedRows } from './ordered-rows'
import { RelatedName } from './related-name'
import styles from './fields.module.css'

interface FinderProps extends UploadControl {
  to: Referable
  value: number | null
  /** What cannot be chosen once more. */
  without?: readonly number[]
  disabled?: boolean
  label?: string
  onChange: (id: number | null) => void
}

const none: number[] = []

/** ms for which typing must have ceased */
const QUIET_MS = 250

/** Finds an object of a kind by its name; each is listed with its state. */
export function Finder({ to, value, without = none, disabled = false, label, onChange, ...control }: FinderProps) {
  const { t } = useTranslation('content')
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const keyWord = useDebounced(typed.trim().slice(0, KEYWORD_MAX), QUIET_MS)
  const found = useReferable(to, keyWord, isOpen)
  const rows = (found.data ?? []).filter(({ id }) => !without.includes(id))
  const option = (row: RelatedRow) => ({
    value: row.id,
    label: (
      <span className={styles.related}>
        {pickTitle(row, t('list.untitled'))} <StateTag state={row.state} />
      </span>
    ),
  })
  // What is chosen has its name, whether the search finds it or not.
  const chosen = value === null || rows.some(({ id }) => id === value) ? [] : [value]
  return (
    <Select<number>
      {...control}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      allowClear
      placeholder={t('related.choose')}
      disabled={disabled}
      loading={isOpen && found.isFetching}
      options={[...chosen.map((id) => ({ value: id, label: <RelatedName kind={to} id={id} /> })), ...rows.map(option)]}
      value={value}
      onOpenChange={(open) => {
        setOpen(open)
        if (!open) setTyped('')
      }}
      onChange={(id: number | undefined) => onChange(id ?? null)}
      notFoundContent={
        found.error ? errorMessage(found.error) : t(found.isFetching ? 'related.waiting' : 'related.none')
      }
      {...(label ? { 'aria-label': label } : {})}
    />
  )
}

interface RelatedInputProps extends UploadControl {
  to: Referable
  value?: number | null
  onChange?: (id: number | null) => void
}

/** One object of a kind. */
export const RelatedInput = ({ value = null, onChange, ...props }: RelatedInputProps) => (
  <Finder {...props} value={value} onChange={(id) => onChange?.(id)} />
)

interface SeveralRelatedProps extends UploadControl {
  to: Referable
  label: string
  max: number
  value?: number[]
  onChange?: (ids: number[]) => void
}

/** Several objects of a kind in their order. */
export function SeveralRelated({ to, label, max, value = none, onChange, ...control }: SeveralRelatedProps) {
  const { t } = useTranslation('content')
  return (
    <div className={styles.list}>
      <OrderedRows
        rows={value}
        onChange={(ids) => onChange?.(ids)}
        nameOf={(_, place) => t('order.nth', { name: label, place: place + 1 })}
        renderRow={(id) => <RelatedName kind={to} id={id} />}
      />
      <Finder
        {...control}
        to={to}
        label={t('order.add', { name: label })}
        value={null}
        without={value}
        disabled={value.length >= max}
        onChange={(id) => id !== null && onChange?.([...value, id])}
      />
    </div>
  )
}
