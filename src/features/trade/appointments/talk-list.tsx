import { Button, DatePicker } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmAppointments } from '#contract/trade/appointments/endpoints.ts'
import { appointmentStates, type Side } from '#contract/trade/appointments/rules.ts'
import type { Appointment } from '#contract/trade/appointments/schemas.ts'
import { type HashQuery, useHashQuery } from '#src/common/app/use-hash-query.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { useShownTexts } from '#src/common/translation/use-shown-texts.tsx'
import { ListSection } from '#src/common/ui/list/list-section.tsx'
import { showAlert, showToast } from '#src/common/ui/notices/notices.ts'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { Choice } from '#src/common/work/choice.tsx'
import dayjs from '#src/common/work/form/dayjs.ts'
import { WorkPages } from '#src/common/work/work-pages.tsx'
import { TALKS_PAGE, useAppointments, useTalkChange } from './api'
import styles from './appointments.module.css'
import { TalkCard } from './talk-card'

const LIST = 'appointments'

/** Further actions for the other side of a talk. */
type More = (talk: Appointment) => ReactNode

/** The own talks, what is to come first; filters and page stand in the address. */
export function TalkList({ side, renderMore }: { side: Side; renderMore?: More | undefined }) {
  const { t } = useTranslation('appointments')
  const query = useHashQuery()
  const state = appointmentStates.find((one) => one === query.text('state'))
  const day = /^\d{4}-\d{2}-\d{2}$/.test(query.text('day')) ? query.text('day') : undefined
  const input = { page: query.page, limit: TALKS_PAGE, ...(state ? { state } : {}), ...(day ? { day } : {}) }
  const talks = useAppointments(input)
  const isFiltered = state !== undefined || day !== undefined
  return (
    <>
      <Filters query={query} side={side} />
      <ListSection id={LIST} label={t('list.title')} stale={talks.isPlaceholderData}>
        <Shown query={talks} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
          {({ list, totalCount }) => {
            if (list.length === 0 && isFiltered) return <Empty title={t('list.noneFound')} />
            if (list.length === 0) return <Empty title={t(`list.none.${side}`)} text={t(`list.noneText.${side}`)} />
            return (
              <>
                <Talks list={list} side={side} renderMore={renderMore} />
                <WorkPages query={query} total={totalCount} pageSize={TALKS_PAGE} list={LIST} />
              </>
            )
          }}
        </Shown>
      </ListSection>
    </>
  )
}

function Filters({ query, side }: { query: HashQuery; side: Side }) {
  const { t } = useTranslation('appointments')
  const id = useId()
  const options = appointmentStates.map((value) => ({ value, label: t(`state.${side}.${value}`) }))
  const day = query.text('day')
  return (
    <div className={styles.bar}>
      <div>
        <label htmlFor={`${id}-state`}>{t('list.state')}</label>
        <Choice
          id={`${id}-state`}
          className={styles.choice ?? ''}
          options={[{ value: '', label: t('list.all') }, ...options]}
          value={query.text('state')}
          onChange={(value) => query.set({ state: value || undefined, page: undefined })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-day`}>{t('list.day')}</label>
        <DatePicker
          id={`${id}-day`}
          placeholder={t('list.anyDay')}
          value={day === '' ? null : dayjs.utc(day)}
          onChange={(value) =>
            query.set({ day: dayjs.isDayjs(value) ? value.format('YYYY-MM-DD') : undefined, page: undefined })
          }
        />
      </div>
    </div>
  )
}

/** What others than the reader wrote of a talk. A buyer is one person, an exhibitor a team. */
function writtenIn(talk: Appointment): string[] {
  const { side, state, purpose, reason, about, decision, contested, absent, endedBy } = talk
  // As the card shows it: the reason of a contest until it is decided, else that of the end.
  const contestedBy = contested ? absent : null
  const reasonBy = decision ? null : state === 'noShow' ? contestedBy : endedBy
  const ofBuyer = side === 'buyer' ? [] : [purpose, about?.title ?? '']
  const isOfOther = reasonBy !== null && (side === 'exhibitor' || reasonBy === 'exhibitor')
  return [...ofBuyer, ...(isOfOther ? [reason] : []), decision?.reason ?? '']
}

const isOpen = ({ side, state }: Appointment) => side === 'exhibitor' && (state === 'initiated' || state === 'waiting')

interface TalksProps {
  list: readonly Appointment[]
  side: Side
  renderMore: More | undefined
}

/** The cards, their texts translated together; an exhibitor confirms several requests in one press, and learns which could not be. */
function Talks({ list, side, renderMore }: TalksProps) {
  const { t } = useTranslation('appointments')
  const { shown, line } = useShownTexts(list.flatMap(writtenIn))
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [refused, setRefused] = useState<{ id: number; reason: string; name: string }[]>([])
  const confirm = useTalkChange(confirmAppointments)
  const open = list.filter(isOpen)
  const ids = open.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const set = (id: number, on: boolean) =>
    setChosen((all) => new Set(on ? [...all, id] : [...all].filter((one) => one !== id)))
  const send = async () => {
    try {
      const done = await confirm.mutateAsync({ ids })
      const nameOf = (id: number) => list.find((one) => one.id === id)?.buyer ?? ''
      setRefused(done.refused.map((one) => ({ ...one, name: nameOf(one.id) })))
      setChosen(new Set())
      showToast(t('bulk.done', { count: done.confirmed }))
    } catch (error) {
      showAlert(errorMessage(error))
    }
  }
  return (
    <>
      {side === 'exhibitor' && (open.length > 1 || refused.length > 0) ? (
        <div className={styles.bulk}>
          <Button onClick={() => setChosen(new Set(open.map(({ id }) => id)))}>{t('bulk.all')}</Button>
          <Button type="primary" disabled={ids.length === 0} loading={confirm.isPending} onClick={() => void send()}>
            {t('bulk.confirm', { count: ids.length })}
          </Button>
          {refused.length > 0 ? (
            <ul role="alert">
              {refused.map(({ id, name, reason }) => (
                <li key={id}>{t('bulk.refused', { name, reason })}</li>
              ))}
            </ul>
          ) : null}
        </div>
      ) : null}
      {line}
      <ul className={styles.list}>
        {list.map((talk) => (
          <li key={talk.id}>
            <TalkCard
              talk={talk}
              shown={shown}
              renderMore={renderMore}
              chosen={
                isOpen(talk) && open.length > 1 ? { on: chosen.has(talk.id), set: (on) => set(talk.id, on) } : undefined
              }
            />
          </li>
        ))}
      </ul>
    </>
  )
}
