import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AUDIENCE_LIST_MAX } from '#contract/operations/audiences/rules.ts'
import { listExhibitors } from '#contract/fair/exhibitors/endpoints.ts'
import { useEndpoint } from '../../request/use-endpoint'
import { useDebounced } from '../../request/use-debounced'
import { FoundSeveral, noSearch } from '../form/found-several'

/** ms for which typing must have ceased */
const QUIET_MS = 250
const FOUND_MAX = 30

interface MetExhibitorsProps {
  value: number[]
  onChange: (ids: number[]) => void
}

/** Exhibitors, found by their names; those that were chosen before are there by number until they are found. */
export function MetExhibitors({ value, onChange }: MetExhibitorsProps) {
  const { t } = useTranslation('audience')
  const [{ keyWord, isOpen }, look] = useState(noSearch)
  const input = useDebounced(keyWord, QUIET_MS)
  const { data, isFetching } = useEndpoint(
    listExhibitors,
    { limit: FOUND_MAX, ...(input ? { keyWord: input } : {}) },
    { enabled: isOpen, keep: true },
  )
  return (
    <FoundSeveral
      aria-label={t('metExhibitorIds')}
      placeholder={t('metExhibitorIds')}
      max={AUDIENCE_LIST_MAX}
      value={value}
      known={value.map((id) => ({ id, name: t('exhibitor', { id }) }))}
      rows={data?.list.map(({ id, company: name }) => ({ id, name }))}
      isFetching={isFetching}
      onSearch={look}
      onChange={onChange}
    />
  )
}
