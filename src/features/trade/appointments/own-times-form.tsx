import { Button, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { SLOT_MINUTES } from '#contract/trade/appointments/limits.ts'
import { checkOffer, type OfferBreach } from '#contract/trade/appointments/rules.ts'
import type { BuyerTimes, OwnTimes } from '#contract/trade/appointments/schemas.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import { useNow } from '#src/common/app/use-now.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { ClockInput } from '#src/common/work/clock-input.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useOwnTimes, useSaveOwnTimes } from './api'
import styles from './appointments.module.css'
import { BreaksInput } from './breaks-input'
import { DaysInput } from './days-input'

const noChecks = () => ({})
const refusals = {
  days: ['AvailabilityDays'],
  until: ['AvailabilityHours'],
  breaks: ['AvailabilityBreaks'],
} as const

const fresh: BuyerTimes = { days: [], from: 9 * 60 + 30, until: 17 * 60, breaks: [] }

/** When the buyer can talk: it helps to find a time, and forbids none. */
export function OwnTimesForm() {
  return (
    <Shown query={useOwnTimes()} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
      {(own) => <Saying key={own.version} own={own} />}
    </Shown>
  )
}

function Saying({ own: { times, version, lastDay } }: { own: OwnTimes }) {
  const { t } = useTranslation('appointments')
  const [form] = Form.useForm<BuyerTimes>()
  const save = useSaveOwnTimes()
  const today = chinaDay(new Date(useNow()))
  // Days that are past say nothing any more, and go with the next saving.
  const initial = times ? { ...times, days: times.days.filter((day) => day >= today) } : fresh
  const days = Form.useWatch('days', form) ?? initial.days
  const say = (field: string, all: BuyerTimes) => {
    const offer = { ...all, slotMinutes: SLOT_MINUTES[0] }
    const fairEnd = new Date(`${lastDay}T12:00:00+08:00`)
    const wrong: Record<string, OfferBreach | undefined> = checkOffer(offer, { now: new Date(), fairEnd })
    const breach = wrong[field]
    if (!breach) return undefined
    return t(breach === 'AvailabilityHours' ? 'times.wrongHours' : `wrong.${breach}`)
  }
  const send = async (all: BuyerTimes) => {
    await save.mutateAsync({ ...all, version })
    showToast(t('times.saved'))
  }
  return (
    <div className={styles.form}>
      <p className={styles.lead}>{t('times.lead')}</p>
      <WorkForm<BuyerTimes>
        form={form}
        label={t('times.title')}
        initialValues={initial}
        check={noChecks}
        messageOf={say}
        refusals={refusals}
        onSend={send}
        renderSubmit={(busy) => (
          <Button type="primary" htmlType="submit" loading={busy}>
            {t('times.save')}
          </Button>
        )}
      >
        <WorkField name="days" label={t('offer.days')}>
          <DaysInput first={today} last={lastDay} />
        </WorkField>
        <div className={styles.pair}>
          <WorkField name="from" label={t('offer.from')}>
            <ClockInput />
          </WorkField>
          <WorkField name="until" label={t('offer.until')}>
            <ClockInput />
          </WorkField>
        </div>
        <WorkField name="breaks" label={t('offer.breaks')}>
          <BreaksInput />
        </WorkField>
        <p className={styles.lead} role="status">
          {days.length === 0 ? t('times.none') : t('times.sum', { count: days.length })}
        </p>
      </WorkForm>
    </div>
  )
}
