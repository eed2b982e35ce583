import { useTranslation } from 'react-i18next'
import { solveWorkForCaptcha } from '../../../contract/challenges/endpoints'
import { call } from '../request/call'
import { WorkButton } from './work/work-button'

export interface WithoutPictureProps {
  /** The uuid of the captcha whose characters are asked for. */
  captcha: string
  onCharacters: (characters: string) => void
}

/** The way to a captcha's characters for who cannot see the picture. */
export function WithoutPicture({ captcha, onCharacters }: WithoutPictureProps) {
  const { t } = useTranslation('verify')
  return (
    <WorkButton
      purpose="captcha"
      label={t('work.withoutPicture')}
      done={t('work.filledIn')}
      handIn={(uuid, proof) => call(solveWorkForCaptcha, { uuid, proof, captcha }, { alerts: false })}
      onGiven={(given) => onCharacters(given.captcha)}
    />
  )
}
