import { Suspense, useState } from 'react'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { getCaptcha } from '#contract/people/challenges/endpoints.ts'
import { Field } from '../form/field'
import styles from '../form/form.module.css'
import { lazyPart } from '../app/lazy-part'
import { newKey } from '../app/new-key'
import { whenIdle } from '../app/when-idle'
import { startTexts } from '../i18n/texts'

// The form itself is at the limit of what a page first loads: this comes once it stands.
const WithoutPicture = lazyPart(async () => {
  await whenIdle()
  const [part] = await Promise.all([import('./without-picture'), startTexts('verify')])
  return part.WithoutPicture
})

/** A captcha's uuid; `renew` after every use, as each is good once (spec: access §4). */
export function useCaptcha(): { uuid: string; renew: () => void } {
  const [uuid, setUuid] = useState(newKey)
  return { uuid, renew: () => setUuid(newKey()) }
}

interface CaptchaFieldProps {
  captcha: { uuid: string; renew: () => void }
  field: UseFormRegisterReturn
  error?: FieldError | undefined
}

/** The five characters of a picture, which is drawn again when it is pressed, and a way to them without seeing it. */
export function CaptchaField({ captcha, field, error }: CaptchaFieldProps) {
  const { t } = useTranslation()
  return (
    <Field label={t('form.captcha')} error={error} required>
      {(control) => (
        <>
          <div className={styles.joined}>
            <input className={styles.input} type="text" autoComplete="off" maxLength={5} {...field} {...control} />
            <button type="button" className={styles.captcha} aria-label={t('form.newCaptcha')} onClick={captcha.renew}>
              <img
                key={captcha.uuid}
                src={`/api${getCaptcha.path}?uuid=${captcha.uuid}`}
                alt={t('form.captchaImage')}
              />
            </button>
          </div>
          <div className={styles.otherWay}>
            <Suspense>
              <WithoutPicture key={captcha.uuid} captcha={captcha.uuid} id={control.id} field={field} />
            </Suspense>
          </div>
        </>
      )}
    </Field>
  )
}
