import { Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/core/endpoint.ts'
import { checkPreExhibitors, getPreExhibitorDetail } from '#contract/people/registration/endpoints.ts'
import * as contacts from '#contract/core/contact/contact-rules.ts'
import * as rules from '#contract/people/registration/rules.ts'
import type { Checks } from '#src/common/form/checks.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import { ApiError, isRefusal } from '#src/common/request/api-error.ts'
import { call } from '#src/common/request/call.ts'
import { showAlert } from '#src/common/ui/notices/notices.ts'
import { useRunning } from '../form/use-running'
import { emptyValues, type FormValues, type Participant } from '../model/form-values'
import { withImported } from '../model/from-record'

export interface LookUp {
  participant: Participant
  socialCredit: string
  name: string
  cardType: string
  idNumber: string
}

export interface Imported {
  values: FormValues
  preExhibitorId: number | undefined
}

/** Exhibitors of earlier fairs that were found. */
type Found = OutputOf<typeof checkPreExhibitors>

/** The choice of none among those found. */
export const NONE = 0

/** A look-up in which nothing has been typed. */
export const emptyLookUp: LookUp = { participant: 'company', socialCredit: '', name: '', cardType: '1', idNumber: '' }

/** What is wrong with it. */
export function checkLookUp({ participant, socialCredit, name, cardType, idNumber }: LookUp): Checks {
  if (participant === 'company') return { socialCredit: rules.socialCredit(socialCredit.trim()) }
  return { name: contacts.name(name), idNumber: rules.idNumber(Number(cardType), idNumber.trim()) }
}

function inputOf({ participant, socialCredit, name, cardType, idNumber }: LookUp, running: string) {
  if (participant === 'company') return { running, socialCredit: socialCredit.trim() }
  return { running, name: name.trim(), cardType: Number(cardType), idCard: idNumber.trim() }
}

/** Looks up who exhibited before, and imports what is chosen (spec: access §4, §7). */
export function useHistory(onNext: (imported: Imported) => void) {
  const { t } = useTranslation('registration')
  const running = useRunning()
  const [form] = Form.useForm<LookUp>()
  const [found, setFound] = useState<Found>()
  const [chosen, setChosen] = useState<number>()
  const [busy, setBusy] = useState<'looking' | 'importing'>()

  const forget = () => {
    setFound(undefined)
    setChosen(undefined)
  }
  const attempt = async (kind: 'looking' | 'importing', work: () => Promise<void>) => {
    setBusy(kind)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (isRefusal(error, 'AuthenticationFirst')) running.set('')
      showAlert(error.message || t('history.failed'))
    } finally {
      setBusy(undefined)
    }
  }
  const values = (): LookUp => form.getFieldsValue(true)
  const lookUp = async () =>
    running.use((key) => {
      forget()
      void attempt('looking', async () => {
        setFound(await call(checkPreExhibitors, inputOf(values(), key), { alerts: false }))
      })
    })
  /** What was typed to find the history need not be typed again. */
  const typed = (): FormValues => {
    const { participant, socialCredit, name, cardType, idNumber } = values()
    const of = participant === 'company' ? { socialCredit } : { name, cardType, idNumber }
    return { ...emptyValues, participant, ...of }
  }
  const goOn = () => {
    if (chosen === NONE) return onNext({ values: emptyValues, preExhibitorId: undefined })
    if (chosen === undefined) return undefined
    return running.use((key) => {
      void attempt('importing', async () => {
        const detail = await call(getPreExhibitorDetail, { running: key, exhibitorId: chosen }, { alerts: false })
        onNext({ values: withImported(typed(), detail, getLanguage()), preExhibitorId: detail.exhibitorId })
      })
    })
  }
  const isLooking = busy === 'looking'
  return { form, running, found, chosen, setChosen, forget, lookUp, goOn, isLooking, isImporting: busy === 'importing' }
}

export type History = ReturnType<typeof useHistory>
