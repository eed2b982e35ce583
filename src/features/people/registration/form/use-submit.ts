import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buyerRegister, exhibitorRegister } from '#contract/people/registration/endpoints.ts'
import { ApiError, isRefusal } from '#src/common/request/api-error.ts'
import { call } from '#src/common/request/call.ts'
import { showAlert } from '#src/common/ui/notices/notices.ts'
import { focusFirst } from '#src/common/work/form/focus-first.ts'
import type { FormValues } from '../model/form-values'
import { findRefusedField, parseRefusal } from '../model/refusals'
import { reviewPictures } from '../model/review'
import { type Sending, toBuyer } from '../model/to-buyer'
import { toExhibitor } from '../model/to-exhibitor'
import type { Scope } from './scope'

const BUSINESS_CODE_3 = 3
const quiet = { alerts: false }

interface Submitting {
  scope: Scope
  /** What the ids of the form's fields begin with. */
  formId: string
  sendingOf: (values: FormValues) => Sending
  /** Ids of pictures that were sent before and need no review. */
  kept: readonly string[]
  onDone: (registrationId: number) => void
}

export type Progress = 'idle' | 'review' | 'sending'

/** Sends the form once however often it is pressed; what is refused is shown where it belongs (spec: access §8). */
export function useSubmit({ scope, formId, sendingOf, kept, onDone }: Submitting) {
  const { t, i18n } = useTranslation('registration')
  const { role, running, messages } = scope
  const [progress, setProgress] = useState<Progress>('idle')
  const isUnderWay = useRef(false)

  /** Whether every picture has passed; otherwise the refused one is named. */
  const review = async ({ exhibitsPicture }: FormValues): Promise<boolean> => {
    const pictures = exhibitsPicture.map(({ id }) => id)
    const fresh = pictures.filter((id) => !kept.includes(id))
    setProgress('review')
    const found = await reviewPictures(fresh)
    if (found.kind === 'passed') return true
    if (found.kind === 'timeout') showAlert(t('form.reviewTimeout'))
    else {
      const index = pictures.indexOf(fresh[found.index - 1] ?? '') + 1
      const text = found.kind === 'failed' ? 'reviewFailed' : 'pictureMissing'
      messages.notify('exhibitsPicture', (lng) => i18n.t(`registration:form.${text}`, { lng, index }))
      focusFirst(formId, ['exhibitsPicture'])
    }
    return false
  }

  const fail = (error: ApiError, values: FormValues) => {
    const refusal = parseRefusal(error)
    const field = refusal && findRefusedField(refusal, values)
    if (refusal && field) {
      messages.refuse(field, refusal)
      focusFirst(formId, [field])
    }
    if (isRefusal(error, 'AuthenticationFirst')) running.set('')
    // Code 3 is reported in an alert, as the spec has it, also when it belongs to a field.
    if (!field || error.code === BUSINESS_CODE_3) showAlert(error.message)
  }

  const send = async (values: FormValues) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      if (role === 'exhibitor' && !(await review(values))) return
      setProgress('sending')
      const sending = sendingOf(values)
      const { registrationId } =
        role === 'buyer'
          ? await call(buyerRegister, toBuyer(values, sending), quiet)
          : await call(exhibitorRegister, toExhibitor(values, sending), quiet)
      onDone(registrationId)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      fail(error, values)
    } finally {
      isUnderWay.current = false
      setProgress('idle')
    }
  }
  return { send, progress }
}
