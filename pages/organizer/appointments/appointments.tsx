import { Button, DatePicker } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listAllAppointments } from '#contract/trade/appointments/endpoints.ts'
import { appointmentStates } from '#contract/trade/appointments/rules.ts'
import type { ListedAppointment } from '#contract/trade/appointments/schemas.ts'
import { hasPermission } from '#contract/core/permissions.ts'
import { type HashQuery, useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { call } from '#src/common/request/call.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { useSession } from '#src/common/session/session.ts'
import dayjs from '#src/common/work/form/dayjs.ts'
import { WorkList } from '#src/common/work/list/work-list.tsx'
import { inChina, momentText, plainMoment } from '#src/common/work/moment.ts'
import { WorkFilters } from '#src/common/work/work-filters.tsx'
import type { WorkColumn } from '#src/common/work/work-table.tsx'
import { DeskHead } from '../desk-head'
import { DecideDialog } from './decide-dialog'

function readFilter(query: HashQuery) {
  const state = appointmentStates.find((one) => one === query.text('state'))
  const [day, keyWord] = [query.text('day'), query.text('keyWord')]
  return {
    ...(state ? { state } : {}),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(day) ? { day } : {}),
    ...(keyWord ? { keyWord } : {}),
    ...(query.text('only') === 'contested' ? { only: 'contested' as const } : {}),
  }
}

/** All talks of the fair by day and exhibitor, to be read; contested absences are decided. */
export function Appointments() {
  const { t } = useTranslation('appointments')
  useTitle(t('all.title'))
  const query = useHashQuery()
  const filter = readFilter(query)
  const page = useEndpoint(listAllAppointments, { ...filter, page: query.page }, { keep: true })
  const [decided, setDecided] = useState<ListedAppointment>()
  const columns = useColumns(setDecided)
  return (
    <>
      <DeskHead title={t('all.title')} lead={t('all.lead')} />
      <WorkFilters
        query={query}
        filters={[
          {
            name: 'only',
            label: t('all.only'),
            options: [{ value: 'contested', label: t('all.onlyContested') }],
          },
          {
            name: 'state',
            label: t('all.state'),
            options: appointmentStates.map((value) => ({ value, label: t(`all.states.${value}`) })),
          },
          {
            name: 'day',
            label: t('all.day'),
            options: [],
            renderFinder: ({ id, value, onChange }) => (
              <DatePicker
                id={id}
                placeholder={t('list.anyDay')}
                value={value === '' ? null : dayjs.utc(value)}
                onChange={(day) => onChange(dayjs.isDayjs(day) ? day.format('YYYY-MM-DD') : '')}
              />
            ),
          },
        ]}
        searchLabel={t('all.search')}
      />
      <WorkList
        name="appointments"
        caption={t('all.title')}
        columns={columns}
        query={query}
        page={page}
        empty={t('all.empty')}
        exporting={{
          ask: (input, signal) =>
            call(listAllAppointments, { ...filter, ...input }, { alerts: false, request: { signal } }),
        }}
      />
      {decided ? <DecideDialog talk={decided} onClose={() => setDecided(undefined)} /> : null}
    </>
  )
}

function useColumns(onDecide: (talk: ListedAppointment) => void): WorkColumn<ListedAppointment>[] {
  const { t, i18n } = useTranslation('appointments')
  type Column = WorkColumn<ListedAppointment>
  const column = (key: string, text: (row: ListedAppointment) => string, more: Partial<Column> = {}): Column => ({
    key,
    title: t(`all.${key}`),
    render: text,
    plain: { [t(`all.${key}`)]: text },
    ...more,
  })
  const place = ({ place: where, table }: ListedAppointment) =>
    [t(`place.${where}`), table === null ? '' : t('card.table', { table })].filter(Boolean).join(' · ')
  const state = ({ state: of, contested, decision }: ListedAppointment) =>
    [t(`all.states.${of}`), contested ? t('all.contested') : '', decision ? t(`all.decision.${decision.outcome}`) : '']
      .filter(Boolean)
      .join(' · ')
  const mayDecide = hasPermission(useSession()?.user.userType, 'decideAppointments')
  const actions: Column = {
    key: 'actions',
    title: t('all.actions'),
    always: true,
    render: (talk) =>
      talk.contested ? (
        <Button
          type="link"
          size="small"
          aria-label={t('all.decideOf', { company: talk.company, buyer: talk.buyer })}
          onClick={() => onDecide(talk)}
        >
          {t('all.decide')}
        </Button>
      ) : null,
  }
  return [
    column('exhibitor', ({ company }) => company, { always: true }),
    column('when', ({ start }) => momentText(start, i18n.language), {
      always: true,
      plain: { [inChina(t('all.when'))]: ({ start }) => plainMoment(start) },
    }),
    column('buyer', ({ buyer }) => buyer),
    column('state', state),
    column('place', place),
    column('member', ({ member }) => member || '—'),
    ...(mayDecide ? [actions] : []),
  ]
}
