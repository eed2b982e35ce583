import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoginResult } from '#contract/people/session/schemas.ts'
import { isRefusal } from '../request/api-error'
import { call } from '../request/call'

/** By what a deletion is withdrawn, where that is why a login was refused; else empty. */
export const takeBackKey = (error: unknown): string => {
  const key = isRefusal(error, 'AccountLeaving') ? error.data['key'] : ''
  return typeof key === 'string' ? key : ''
}

interface Props {
  /** Of the refusal; empty: nothing is offered. */
  by: string
  className?: string | undefined
  onLogin: (login: LoginResult) => Promise<unknown>
}

/** One press keeps an account that is to be deleted, and logs in. */
export function TakeBack({ by, className, onLogin }: Props) {
  const { t } = useTranslation('access')
  const [busy, setBusy] = useState(false)
  if (by === '') return null
  const take = async () => {
    setBusy(true)
    try {
      // Hardly anybody needs it: it is no part of what the login page brings along.
      const { takeBackLeaving } = await import('#contract/operations/privacy/endpoints.ts')
      await onLogin(await call(takeBackLeaving, { key: by }))
    } catch {
      // `call` has shown the error.
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" className={className} disabled={busy} onClick={() => void take()}>
      {t('login.takeBack')}
    </button>
  )
}
