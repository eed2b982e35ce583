import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import { accountAddress, applyQueryAddress, signUpAddress } from '../../app/addresses'
import { hasEntry } from '../../app/entries'
import { clearLogin } from '../../session/session'

export interface AccountMenuProps {
  userType: number | undefined
}

/** The session ends on the server too; without the code for that it ends here. */
function logOut(): void {
  void import('../../login/log-out').then((module) => module.logOut()).catch(clearLogin)
}

/** Where a person's own things are, and the way out (spec: access §2.7). */
export function AccountMenu({ userType }: AccountMenuProps) {
  const { t } = useTranslation()
  return (
    <>
      {hasEntry('personal') ? (
        <li>
          <a href={accountAddress}>{t('session.account')}</a>
        </li>
      ) : null}
      {hasPermission(userType, 'signUp') ? (
        <>
          <li>
            <a href={signUpAddress}>{t('session.signUp')}</a>
          </li>
          <li>
            <a href={applyQueryAddress}>{t('session.applyQuery')}</a>
          </li>
        </>
      ) : null}
      <li>
        <button type="button" onClick={logOut}>
          {t('session.logout')}
        </button>
      </li>
    </>
  )
}
