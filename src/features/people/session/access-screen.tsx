import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTitle } from '#src/common/app/use-title.ts'
import { useRulesForm } from '#src/common/form/use-rules-form.ts'
import { showAlert } from '#src/common/ui/notices/notices.ts'
import { AccessFrame } from './access-frame'
import styles from './access.module.css'
import type { ResetTicket } from './forget-form'
import { LoginForm } from './login-form'
import type { LoginTab } from './role-offer'
import * as values from './values'

const ForgetForm = lazy(() => import('./later-forms').then((forms) => ({ default: forms.ForgetForm })))
const SetPassForm = lazy(() => import('./later-forms').then((forms) => ({ default: forms.SetPassForm })))

export type Start = { mode: 'LOGIN' | 'FORGET_PASS' } | { mode: 'SET_PASS'; ticket: ResetTicket }

const heads = {
  LOGIN: { title: 'login.title', heading: 'login.welcome', text: undefined },
  FORGET_PASS: { title: 'reset.title', heading: 'reset.title', text: 'reset.text' },
  SET_PASS: { title: 'password.title', heading: 'password.title', text: 'password.text' },
} as const

interface Props {
  start: Start
  /** Beside the form: an advert. */
  sidePanel?: ReactNode
  /** What somebody logs in for. */
  reason?: ReactNode
  /** The tab to log in at first. */
  role?: LoginTab | undefined
  /** Called when the password was set: the page may have to leave the address that held the ticket. */
  onPasswordSet?: () => void
}

/** Log in, ask for a new password, set it: three modes in one place, so that what is typed outlives a change. */
export function AccessScreen({ start, sidePanel, reason, role, onPasswordSet }: Props) {
  const { t } = useTranslation('access')
  const [now, setNow] = useState(start)
  const password = useRulesForm<values.PasswordValues>(values.emptyPassword, values.passwordChecks)
  const code = useRulesForm<values.ContactValues>(values.emptyContact, values.codeChecks)
  const forgotten = useRulesForm<values.ContactValues>(values.emptyContact, values.resetChecks)
  const head = heads[now.mode]
  useTitle(t(head.title))

  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(now.mode)
  useEffect(() => {
    if (shown.current !== now.mode) heading.current?.focus()
    shown.current = now.mode
  }, [now.mode])

  const done = () =>
    showAlert(t('password.done'), () => {
      setNow({ mode: 'LOGIN' })
      onPasswordSet?.()
    })
  const forgot = () => setNow({ mode: 'FORGET_PASS' })
  return (
    <AccessFrame sidePanel={sidePanel}>
      <h1 ref={heading} tabIndex={-1}>
        {t(head.heading)}
      </h1>
      {head.text ? <p className={styles.lead}>{t(head.text)}</p> : null}
      {now.mode === 'LOGIN' ? reason : null}
      {now.mode === 'LOGIN' ? <LoginForm forms={{ password, code }} role={role} onForgot={forgot} /> : null}
      <Suspense fallback={<div className="yz-skeleton yz-shell-title" />}>
        {now.mode === 'FORGET_PASS' ? (
          <ForgetForm form={forgotten} onChecked={(ticket) => setNow({ mode: 'SET_PASS', ticket })} />
        ) : null}
        {now.mode === 'SET_PASS' ? <SetPassForm ticket={now.ticket} onDone={done} onAnew={forgot} /> : null}
      </Suspense>
      {now.mode === 'LOGIN' ? null : (
        <p className={styles.links}>
          <button type="button" className={styles.link} onClick={() => setNow({ mode: 'LOGIN' })}>
            {t('reset.back')}
          </button>
        </p>
      )}
    </AccessFrame>
  )
}
