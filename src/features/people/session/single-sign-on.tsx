import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { getAccessToken } from '#contract/people/session/endpoints.ts'
import { loginAddress } from '#src/common/app/addresses.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { completeLogin } from '#src/common/login/complete-login.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { call } from '#src/common/request/call.ts'
import { session } from '#src/common/session/storage.ts'
import styles from './access.module.css'
import { addressQuery, leaveAfterLogin } from './after-login'

/** The verifier is this browser's own: a link that somebody else made logs in nobody. */
async function exchange(authCode: string) {
  const verifier = session.get('signOnVerifier') ?? ''
  return completeLogin(await call(getAccessToken, { authCode, verifier }, { alerts: false }))
}

/** The code leaves the history with the page, though it is good once. */
const replace = (address: string) => window.location.replace(address)

/** `/loginCallback?sso=1&authCode=…&callback=…`: the return from a login at another site (spec: access §2.1, §7). */
export function SingleSignOn() {
  const { t } = useTranslation('access')
  useTitle(t('callback.title'))
  const authCode = addressQuery('sso') === '1' ? addressQuery('authCode') : ''
  // A code is good once: requested once for any number of renders.
  const { data, error } = useQuery({
    queryKey: ['sso', authCode],
    queryFn: () => exchange(authCode),
    enabled: authCode !== '',
    staleTime: Infinity,
    retry: false,
  })
  useEffect(() => {
    if (data) void leaveAfterLogin(undefined, replace)
  }, [data])
  if (authCode !== '' && !error) {
    return (
      <div className={styles.whole} role="status">
        <h1>{t('callback.title')}</h1>
        <p>{t('callback.working')}</p>
      </div>
    )
  }
  return (
    <div className={styles.whole} role="alert">
      <h1>{t('callback.failed')}</h1>
      <p>{error ? errorMessage(error) : t('callback.missing')}</p>
      <a className="yz-button" href={loginAddress}>
        {t('callback.toLogin')}
      </a>
    </div>
  )
}
