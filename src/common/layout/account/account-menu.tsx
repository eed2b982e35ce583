import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import { accountAddress, applyQueryAddress, overviewAddress, signUpAddress } from '../../app/addresses'
import { hasEntry } from '../../app/entries'
import { clearLogin } from '../../session/session'

export interface AccountMenuProps {
  userType: number | undefined
}

/** The session ends on the server too; without the code for that it ends here. */
function logOut(): void {
  void import('../../login/log-out').then((module) => module.logOut()).catch(clearLogin)
}

/** The sections of the personal center that a role uses most, beside its overview. */
const sections = {
  exhibitor: { messages: '/messages', leads: '/leads', booth: '/stand', lives: '/rooms' },
  employee: { messages: '/messages', leads: '/leads', lives: '/rooms' },
  buyer: { messages: '/messages', orders: '/orders', tickets: '/tickets', demands: '/demands' },
  visitor: { tickets: '/tickets', orders: '/orders', follows: '/follows', messages: '/messages' },
} as const

function roleOf(userType: number | undefined): keyof typeof sections {
  if (hasPermission(userType, 'haveStand')) return 'exhibitor'
  if (hasPermission(userType, 'haveWorkbench')) return 'employee'
  return hasPermission(userType, 'publishDemands') ? 'buyer' : 'visitor'
}

/** The ways to the personal center and its most used sections, and the way out (spec: access §2.7). */
export function AccountMenu({ userType }: AccountMenuProps) {
  const { t } = useTranslation('account-menu')
  return (
    <>
      {hasEntry('personal') ? (
        <>
          <li>
            <a href={overviewAddress}>{t('common:session.account')}</a>
          </li>
          {Object.entries(sections[roleOf(userType)]).map(([name, route]) => (
            <li key={name}>
              <a href={`${accountAddress}#${route}`}>{t(name)}</a>
            </li>
          ))}
        </>
      ) : null}
      {hasPermission(userType, 'signUp') ? (
        <>
          <li>
            <a href={signUpAddress}>{t('common:session.signUp')}</a>
          </li>
          <li>
            <a href={applyQueryAddress}>{t('common:session.applyQuery')}</a>
          </li>
        </>
      ) : null}
      <li>
        <button type="button" onClick={logOut}>
          {t('common:session.logout')}
        </button>
      </li>
    </>
  )
}
