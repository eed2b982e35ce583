import { Button, Checkbox, Form, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { MOST_PER_DAY_MAX, SLOT_MINUTES, TABLES_MAX } from '#contract/trade/appointments/limits.ts'
import { checkOffer, type OfferBreach, slotsOfDay, talkPlaces } from '#contract/trade/appointments/rules.ts'
import type { Availability, LaidOut } from '#contract/trade/appointments/schemas.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import { useNow } from '#src/common/app/use-now.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { Choice } from '#src/common/work/choice.tsx'
import { ClockInput } from '#src/common/work/clock-input.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useAvailability, useSaveAvailability } from './api'
import styles from './appointments.module.css'
import { BreaksInput } from './breaks-input'
import { DaysInput } from './days-input'

type Values = Omit<Availability, 'slotMinutes' | 'noticeMinutes'> & { slotMinutes: string; noticeMinutes: string }

const NOTICES = [0, 30, 60, 120, 240, 720, 1_440, 2_880, 10_080]
const noChecks = () => ({})
const refusals = {
  days: ['AvailabilityDays'],
  until: ['AvailabilityHours'],
  breaks: ['AvailabilityBreaks'],
  memberIds: ['AppointmentNoOne'],
} as const

const toValues = ({ slotMinutes, noticeMinutes, ...rest }: Availability): Values => ({
  ...rest,
  slotMinutes: String(slotMinutes),
  noticeMinutes: String(noticeMinutes),
})

const fresh = (self: number): Values => ({
  days: [],
  from: 9 * 60 + 30,
  until: 17 * 60,
  breaks: [{ from: 12 * 60, until: 13 * 60 + 30 }],
  slotMinutes: '30',
  tables: 1,
  places: ['booth'],
  memberIds: [self],
  noticeMinutes: '60',
  mostPerDay: null,
})

const toAvailability = (values: Values): Availability => ({
  ...values,
  slotMinutes: SLOT_MINUTES.find((one) => String(one) === values.slotMinutes) ?? 30,
  noticeMinutes: Number(values.noticeMinutes),
  mostPerDay: values.mostPerDay ?? null,
})

/** When and where the own exhibitor talks, and who does. */
export function AvailabilityForm() {
  return (
    <Shown query={useAvailability()} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
      {(laid) => <Laying key={laid.version} laid={laid} />}
    </Shown>
  )
}

function Laying({ laid }: { laid: LaidOut }) {
  const { t } = useTranslation('appointments')
  const [form] = Form.useForm<Values>()
  const save = useSaveAvailability()
  const { availability, members, self, lastDay, version } = laid
  const today = chinaDay(new Date(useNow()))
  // Days that are past are kept with what was set, and not shown among those that are chosen.
  const past = availability?.days.filter((day) => day < today) ?? []
  const initial = availability
    ? toValues({ ...availability, days: availability.days.filter((day) => day >= today) })
    : fresh(self)
  const values = { ...initial, ...Form.useWatch([], form) }
  const perDay = slotsOfDay({ ...toAvailability(values), days: [today] }, today).length
  const say = (field: string, all: Values) => {
    const whole = toAvailability(all)
    const wrong: Record<string, OfferBreach | undefined> = checkOffer(whole, {
      now: new Date(),
      fairEnd: new Date(`${lastDay}T12:00:00+08:00`),
    })
    if (field === 'days' && all.days.length === 0) return t('offer.chooseDays')
    if (field === 'places' && all.places.length === 0) return t('offer.choosePlace')
    if (field === 'memberIds' && all.memberIds.length === 0) return t('offer.chooseMember')
    return wrong[field] ? t(`wrong.${wrong[field]}`) : undefined
  }
  const send = async (all: Values) => {
    const input = toAvailability(all)
    await save.mutateAsync({ ...input, days: [...past, ...input.days], version })
    showToast(t('offer.saved'))
  }
  return (
    <div className={styles.form}>
      <p className={styles.lead}>{t('offer.lead')}</p>
      <WorkForm<Values>
        form={form}
        label={t('offer.title')}
        initialValues={initial}
        check={noChecks}
        messageOf={say}
        refusals={refusals}
        onSend={send}
        renderSubmit={(busy) => (
          <Button type="primary" htmlType="submit" loading={busy}>
            {t('offer.save')}
          </Button>
        )}
      >
        <WorkField name="days" label={t('offer.days')} required>
          <DaysInput first={today} last={lastDay} />
        </WorkField>
        <div className={styles.pair}>
          <WorkField name="from" label={t('offer.from')}>
            <ClockInput />
          </WorkField>
          <WorkField name="until" label={t('offer.until')}>
            <ClockInput />
          </WorkField>
          <WorkField name="slotMinutes" label={t('offer.slot')}>
            <Choice
              options={SLOT_MINUTES.map((count) => ({ value: String(count), label: t('offer.minutes', { count }) }))}
            />
          </WorkField>
        </div>
        <WorkField name="breaks" label={t('offer.breaks')}>
          <BreaksInput />
        </WorkField>
        <div className={styles.pair}>
          <WorkField name="tables" label={t('offer.tables')}>
            <InputNumber min={1} max={TABLES_MAX} precision={0} style={{ width: '100%' }} />
          </WorkField>
          <WorkField name="mostPerDay" label={t('offer.most')}>
            <InputNumber
              min={1}
              max={MOST_PER_DAY_MAX}
              precision={0}
              placeholder={t('offer.noLimit')}
              style={{ width: '100%' }}
            />
          </WorkField>
          <WorkField name="noticeMinutes" label={t('offer.notice')}>
            <Choice
              options={[...new Set([...NOTICES, Number(initial.noticeMinutes)])]
                .toSorted((one, other) => one - other)
                .map((minutes) => ({ value: String(minutes), label: sayNotice(minutes, t) }))}
            />
          </WorkField>
        </div>
        <WorkField name="places" label={t('offer.places')} required>
          <Checkbox.Group options={talkPlaces.map((place) => ({ value: place, label: t(`place.${place}`) }))} />
        </WorkField>
        <WorkField name="memberIds" label={t('offer.members')} required>
          <Checkbox.Group
            options={members.map(({ id, name }) => ({
              value: id,
              label: id === self ? t('member.you', { name }) : name,
            }))}
          />
        </WorkField>
        <p className={styles.lead} role="status">
          {t('offer.sum', { days: values.days.length, slots: perDay })}
        </p>
      </WorkForm>
    </div>
  )
}

function sayNotice(minutes: number, t: (key: string, values?: { count: number }) => string): string {
  if (minutes === 0) return t('offer.noNotice')
  if (minutes % 1_440 === 0) return t('offer.daysAhead', { count: minutes / 1_440 })
  return minutes % 60 === 0 ? t('offer.hoursAhead', { count: minutes / 60 }) : t('offer.minutes', { count: minutes })
}
