import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { followMailing, unsubscribeMailing } from '#contract/operations/mailings/endpoints.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { call } from '#src/common/request/call.ts'
import { errorMessage } from '#src/common/request/error-message.ts'

const quiet = { alerts: false }

/** Where the link of a mail leads: on to the page that it is about. */
export function FollowScreen() {
  const { t } = useTranslation('mail-links')
  const token = useHashQuery().text('token')
  const follow = useMutation({ mutationFn: () => call(followMailing, { token }, quiet) })
  const { mutate, data, error } = follow
  useTitle(t('following'))
  useEffect(() => mutate(), [mutate])
  useEffect(() => {
    if (data) window.location.replace(`./${data.link || 'index.html'}`)
  }, [data])
  return (
    <div className="yz-wrap yz-shell-page">
      {error ? <p role="alert">{errorMessage(error)}</p> : <p role="status">{t('following')}</p>}
      {error ? <a href="./index.html">{t('home')}</a> : null}
    </div>
  )
}

/** Ends news by mail, with one press: a link that is only opened, by whatever looks into mails, ends nothing. */
export function UnsubscribeScreen() {
  const { t } = useTranslation('mail-links')
  const token = useHashQuery().text('token')
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(unsubscribeMailing, { token }, quiet),
  })
  useTitle(t('title'))
  return (
    <div className="yz-wrap yz-shell-page">
      <h1>{t('title')}</h1>
      <p role="status">{t(isSuccess ? 'done' : 'text')}</p>
      {error ? <p role="alert">{errorMessage(error)}</p> : null}
      {isSuccess ? (
        <a href="./index.html">{t('home')}</a>
      ) : (
        <button type="button" className="yz-button" disabled={isPending} onClick={() => mutate()}>
          {t('unsubscribe')}
        </button>
      )}
    </div>
  )
}
