import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buyerRegister, exhibitorRegister } from '../../../../contract/registration/endpoints'
import { ApiError, isRefusal } from '../../../common/request/api-error'
import { call } from '../../../common/request/call'
import { showAlert } from '../../../common/ui/notices/notices'
import type { FieldName, FormValues } from '../model/form-values'
import { findRefusedField, parseRefusal } from '../model/refusals'
import { reviewPictures } from '../model/review'
import { type Sending, toBuyer } from '../model/to-buyer'
import { toExhibitor } from '../model/to-exhibitor'
import { focusField } from './focus-field'
import type { Scope } from './scope'

const BUSINESS_CODE_3 = 3
const quiet = { alerts: false }

interface Submitting {
  scope: Scope
  element: RefObject<HTMLFormElement | null>
  sendingOf: (values: FormValues) => Sending
  /** Ids of pictures that were sent before and need no review. */
  kept: readonly string[]
  onDone: () => void
}

export type Progress = 'idle' | 'review' | 'sending'

/** Sends the form once however often it is pressed; what is refused is shown where it belongs (spec: access §8). */
export function useSubmit({ scope, element, sendingOf, kept, onDone }: Submitting) {
  const { t } = useTranslation('registration')
  const { form, role, running } = scope
  const [progress, setProgress] = useState<Progress>('idle')
  const isUnderWay = useRef(false)

  const show = (field: FieldName, message: string) => {
    form.setError(field, { type: 'server', message })
    focusField(element.current, [field])
  }

  /** Whether every picture has passed; otherwise it is said which one has not. */
  const review = async ({ exhibitsPicture }: FormValues): Promise<boolean> => {
    const pictures = exhibitsPicture.map(({ id }) => id)
    const fresh = pictures.filter((id) => !kept.includes(id))
    setProgress('review')
    const found = await reviewPictures(fresh)
    if (found.kind === 'passed') return true
    if (found.kind === 'timeout') showAlert(t('form.reviewTimeout'))
    else {
      const index = pictures.indexOf(fresh[found.index - 1] ?? '') + 1
      show('exhibitsPicture', t(found.kind === 'failed' ? 'form.reviewFailed' : 'form.pictureMissing', { index }))
    }
    return false
  }

  const fail = (error: ApiError, values: FormValues) => {
    const refusal = parseRefusal(error)
    const field = refusal && findRefusedField(refusal, values)
    if (refusal && field) {
      form.setServerError(field, refusal)
      focusField(element.current, [field])
    }
    if (isRefusal(error, 'AuthenticationFirst')) running.set('')
    // Code 3 is told in an alert, as the spec has it, also when it belongs to a field.
    if (!field || error.code === BUSINESS_CODE_3) showAlert(error.message)
  }

  const send = async (values: FormValues) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      if (role === 'exhibitor' && !(await review(values))) return
      setProgress('sending')
      const sending = sendingOf(values)
      if (role === 'buyer') await call(buyerRegister, toBuyer(values, sending), quiet)
      else await call(exhibitorRegister, toExhibitor(values, sending), quiet)
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      fail(error, values)
    } finally {
      isUnderWay.current = false
      setProgress('idle')
    }
  }

  const showFirst = (errors: object) => {
    // oxlint-disable-next-line no-unsafe-type-assertion -- the errors are named after the fields
    focusField(element.current, Object.keys(errors) as FieldName[])
  }
  const submit = (event: FormEvent) => void form.handleSubmit(send, showFirst)(event)
  return { submit, progress }
}
