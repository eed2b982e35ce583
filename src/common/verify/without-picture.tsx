import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { solveWorkForCaptcha } from '#contract/people/challenges/endpoints.ts'
import { call } from '../request/call'
import { WorkButton } from './work/work-button'

export interface WithoutPictureProps {
  /** The uuid of the captcha of the requested characters. */
  captcha: string
  /** Of the box that the characters are filled into, and what the form receives of it. */
  id: string
  field: UseFormRegisterReturn
}

/** As if it had been typed, for the form to know. */
function fillIn(id: string, field: UseFormRegisterReturn, characters: string): void {
  const input = document.getElementById(id)
  if (!(input instanceof HTMLInputElement)) return
  input.value = characters
  void field.onChange({ type: 'change', target: input })
}

/** The way to a captcha's characters for who cannot see the picture. */
export function WithoutPicture({ captcha, id, field }: WithoutPictureProps) {
  const { t } = useTranslation('verify')
  return (
    <WorkButton
      purpose="captcha"
      label={t('work.withoutPicture')}
      done={t('work.filledIn')}
      handIn={(uuid, proof) => call(solveWorkForCaptcha, { uuid, proof, captcha }, { alerts: false })}
      onGiven={(given) => fillIn(id, field, given.captcha)}
    />
  )
}
