import { lazy, Suspense, useEffect, useId, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { loginRoles } from '#contract/core/permissions.ts'
import { registerAddress } from '#src/common/app/addresses.ts'
import { whenIdle } from '#src/common/app/when-idle.ts'
import { tabId, Tabs } from '#src/common/login/tabs.tsx'
import styles from './access.module.css'
import { OtherWays } from './other-ways'
import { PasswordLogin } from './password-login'
import { type LoginTab, loginTabs } from './role-offer'
import type { ContactValues, PasswordValues } from './values'

const laterForms = () => import('./later-forms')
const CodeLogin = lazy(() => laterForms().then((forms) => ({ default: forms.CodeLogin })))

export interface LoginForms {
  password: UseFormReturn<PasswordValues>
  code: UseFormReturn<ContactValues>
}

interface LoginFormProps {
  forms: LoginForms
  /** The tab at first. */
  role?: LoginTab | undefined
  onForgot: () => void
}

/** Mode LOGIN: who one is, how one logs in, and the ways next to it (spec: access §2.2). */
export function LoginForm({ forms, role: startRole = 'buyer', onForgot }: LoginFormProps) {
  const { t } = useTranslation('access')
  const [role, setRole] = useState<LoginTab>(startRole)
  const [way, setWay] = useState<'password' | 'code'>('password')
  const [rolePanel, wayPanel] = [useId(), useId()]
  const { userType } = loginRoles[role]
  // What did not come is fetched again with the press that needs it.
  useEffect(
    () =>
      void whenIdle()
        .then(laterForms)
        .catch(() => undefined),
    [],
  )
  const roles = loginTabs.map((key) => ({ key, label: t(`login.${key}`) }))
  const ways = [
    { key: 'password', label: t('login.byPassword') },
    { key: 'code', label: t('login.byCode') },
  ] as const
  const chooseWay = (next: typeof way) => {
    // One agreement, wherever it was ticked.
    if (next === 'code') forms.code.setValue('agreed', forms.password.getValues('agreed'))
    else forms.password.setValue('agreed', forms.code.getValues('agreed'))
    setWay(next)
  }
  return (
    <>
      <Tabs label={t('login.role')} tabs={roles} current={role} onChange={setRole} panel={rolePanel} look="whole" />
      <div id={rolePanel} role="tabpanel" aria-labelledby={tabId(rolePanel, role)}>
        <div className={styles.ways}>
          <Tabs label={t('login.way')} tabs={ways} current={way} onChange={chooseWay} panel={wayPanel} />
        </div>
        <div id={wayPanel} role="tabpanel" aria-labelledby={tabId(wayPanel, way)}>
          {way === 'password' ? (
            <PasswordLogin form={forms.password} userType={userType} onTab={setRole} />
          ) : (
            <Suspense fallback={<div className="yz-skeleton yz-shell-title" />}>
              <CodeLogin form={forms.code} userType={userType} onTab={setRole} />
            </Suspense>
          )}
        </div>
      </div>
      <p className={styles.links}>
        <button type="button" className={styles.link} onClick={onForgot}>
          {t('login.forgot')}
        </button>
        <span>
          {t('login.noAccount')} <a href={registerAddress}>{t('login.register')}</a>
        </span>
      </p>
      <OtherWays />
    </>
  )
}
