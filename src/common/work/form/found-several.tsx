import { Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KEYWORD_MAX } from '#contract/core/limits.ts'

export interface Named {
  id: number
  name: string
}

/** What is looked for while the list is open. */
export interface Search {
  keyWord: string
  isOpen: boolean
}

export const noSearch: Search = { keyWord: '', isOpen: false }

interface FoundSeveralProps {
  id?: string
  'aria-label'?: string
  value?: number[]
  onChange?: (ids: number[]) => void
  onBlur?: () => void
  max: number
  /** The names of what was chosen before. */
  known?: readonly Named[]
  placeholder: string
  /** What was found; undefined: not yet. */
  rows: readonly Named[] | undefined
  isFetching: boolean
  onSearch: (search: Search) => void
}

const none: number[] = []
const noNames: Named[] = []

/** Several of many, found by their names. */
export function FoundSeveral(props: FoundSeveralProps) {
  const { value = none, onChange, max, known = noNames, placeholder, rows = noNames, ...search } = props
  const { isFetching, onSearch, ...control } = search
  const { t } = useTranslation('work')
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<readonly Named[]>(noNames)
  const look = (now: { typed: string; isOpen: boolean }) => {
    setTyped(now.typed)
    setOpen(now.isOpen)
    onSearch({ keyWord: now.typed.trim().slice(0, KEYWORD_MAX), isOpen: now.isOpen })
  }
  const all = new Map([...known, ...chosen, ...rows].map((one) => [one.id, one.name]))
  // What is chosen has its name, whether the search finds it or not.
  const listed = [...value, ...rows.map(({ id }) => id).filter((id) => !value.includes(id))]
  return (
    <Select<number[]>
      {...control}
      mode="multiple"
      maxCount={max}
      allowClear
      placeholder={placeholder}
      loading={isOpen && isFetching}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: (text) => look({ typed: text, isOpen }) }}
      options={listed.map((id) => ({ value: id, label: all.get(id) ?? String(id) }))}
      value={value}
      notFoundContent={t(isFetching ? 'found.waiting' : 'found.none')}
      onOpenChange={(open) => look({ typed: open ? typed : '', isOpen: open })}
      onChange={(ids) => {
        setChosen(ids.map((id) => ({ id, name: all.get(id) ?? String(id) })))
        look({ typed: '', isOpen })
        onChange?.(ids)
      }}
    />
  )
}
