import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useQueryClient } from '@tanstack/react-query'
import { listAppointments } from '#contract/trade/appointments/endpoints.ts'
import type { Side } from '#contract/trade/appointments/rules.ts'
import type { AppointmentStep } from '#contract/trade/appointments/schemas.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { useShownTexts } from '#src/common/translation/use-shown-texts.tsx'
import { momentText } from '#src/common/work/moment.ts'
import { useOneAppointment } from './api'
import styles from './appointments.module.css'

/** The history of a talk with author and time. Reading it for the exhibitor marks the request as seen. */
export function TalkSteps({ id }: { id: number }) {
  const client = useQueryClient()
  const query = useOneAppointment(id)
  const state = query.data?.state
  useEffect(() => {
    // Reading it may have changed how it stands in the list.
    if (state === 'waiting') void client.invalidateQueries({ queryKey: [listAppointments.path] })
  }, [state, client])
  return (
    <Shown query={query} loading={<div className="yz-skeleton" style={{ height: '4rem' }} />}>
      {({ steps, side }) => <Steps steps={steps} reader={side} />}
    </Shown>
  )
}

/** The steps, their notes translated together. */
function Steps({ steps, reader }: { steps: readonly AppointmentStep[]; reader: Side }) {
  const { t, i18n } = useTranslation('appointments')
  const isOthers = ({ action, side }: AppointmentStep) => action !== 'ask' && !(reader === 'buyer' && side === 'buyer')
  const { shown, line } = useShownTexts(steps.filter(isOthers).map(({ note }) => note))
  return (
    <>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.id}>
            {t(`step.${step.action}`, { by: step.by || t('card.somebody') })}
            {step.action === 'propose' && step.start ? ` ${momentText(step.start, i18n.language)}` : ''}
            {step.note && step.action !== 'ask' ? (
              <>
                {t('card.note', { note: '' })}
                <span lang={shown(step.note).lang}>{shown(step.note).text}</span>
              </>
            ) : null}
            <small>{momentText(step.at, i18n.language)}</small>
          </li>
        ))}
      </ol>
      {line}
    </>
  )
}
