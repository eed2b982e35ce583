import { Checkbox, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Audience } from '../../../contract/audiences/rules'
import { userTypes } from '../../../contract/core/permissions'
import { usePeopleCount } from './api'

interface Named {
  id: number
  name: string
}

interface AudienceFieldsProps {
  id?: string
  value?: Audience
  onChange?: (audience: Audience) => void
  halls: readonly Named[]
  ticketTypes: readonly Named[]
}

const options = (list: readonly Named[]) => list.map(({ id, name }) => ({ value: id, label: name }))
const rows = { display: 'grid', gap: '0.5rem' } as const

/** Whom it is for, and how many they are now. */
export function AudienceFields({ id, value, onChange, halls, ticketTypes }: AudienceFieldsProps) {
  const { t } = useTranslation('mailings')
  const audience = value ?? { userTypes: [], hallIds: [], hasTicket: false, hasMet: false }
  const people = usePeopleCount(audience).data?.people
  const set = (over: Partial<Audience>) => onChange?.({ ...audience, ...over })
  const types = Object.values(userTypes).map((type) => ({ value: type, label: t(`organizer:userType.${type}`) }))
  const several = (label: string, chosen: number[], all: { value: number; label: string }[], key: keyof Audience) => (
    <Select
      mode="multiple"
      aria-label={label}
      placeholder={label}
      optionFilterProp="label"
      value={chosen}
      options={all}
      onChange={(next: number[]) => set({ [key]: next })}
    />
  )
  return (
    <div id={id} style={rows}>
      {several(t('audience.types'), audience.userTypes, types, 'userTypes')}
      {several(t('audience.halls'), audience.hallIds, options(halls), 'hallIds')}
      {several(t('audience.ticketTypes'), audience.ticketTypeIds ?? [], options(ticketTypes), 'ticketTypeIds')}
      {(['hasTicket', 'isNoShow', 'hasMet'] as const).map((key) => (
        <Checkbox key={key} checked={audience[key] === true} onChange={({ target }) => set({ [key]: target.checked })}>
          {t(`audience.${key}`)}
        </Checkbox>
      ))}
      <label>
        {t('audience.notAnswered')}{' '}
        <InputNumber<number>
          min={1}
          precision={0}
          value={audience.notAnswered ?? null}
          onChange={(next) => set({ notAnswered: next ?? undefined })}
        />
      </label>
      <span role="status">{people === undefined ? '' : t('audience.people', { count: people })}</span>
    </div>
  )
}
