import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { logInToDemo } from '#contract/people/session/endpoints.ts'
import { completeLogin } from '#src/common/login/complete-login.ts'
import { call } from '#src/common/request/call.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import type { Story } from './stories'
import styles from './tour.module.css'

interface StoryCardProps {
  story: Story
  name: string
  userName: string
  /** Where the login leads; tests look at it. */
  go?: (address: string) => void
}

const assign = (address: string) => window.location.assign(address)

/** One story: its person, what to try, and the button that logs in and opens its first page. */
export function StoryCard({ story: { role, steps }, name, userName, go = assign }: StoryCardProps) {
  const { t } = useTranslation('demo-tour')
  const [isWaiting, setWaiting] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const heading = useId()
  const begin = async () => {
    setWaiting(true)
    setFailure(undefined)
    try {
      await completeLogin(await call(logInToDemo, { role }, { alerts: false }))
      go(steps[0].address)
    } catch (error) {
      setFailure(error)
      setWaiting(false)
    }
  }
  return (
    <li className={styles.story}>
      <article aria-labelledby={heading}>
        <p className={styles.role}>{t(`${role}.role`)}</p>
        <h2 id={heading}>{t(`${role}.title`)}</h2>
        <p>{t(`${role}.text`)}</p>
        <ol>
          {steps.map(({ key, address }) => (
            <li key={key}>
              <a href={address}>{t(`${role}.steps.${key}.title`)}</a>
              <span>{t(`${role}.steps.${key}.text`)}</span>
            </li>
          ))}
        </ol>
        <button type="button" className="yz-button" disabled={isWaiting} onClick={() => void begin()}>
          {isWaiting ? t('entering') : t('enter', { name })}
        </button>
        <p className={styles.account}>{userName}</p>
        {failure === undefined ? null : (
          <p className={styles.failure} role="alert">
            {errorMessage(failure)}
          </p>
        )}
      </article>
    </li>
  )
}
