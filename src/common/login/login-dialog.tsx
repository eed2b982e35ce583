import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoginResult } from '#contract/people/session/schemas.ts'
import { registerFromHomeAddress, resetFromHomeAddress } from '../app/addresses'
import { Dialog } from '../ui/dialog/dialog'
import { AccountLogin } from './account-login'
import { completeLogin } from './complete-login'
import styles from './login-dialog.module.css'
import type { LoginReason } from './login-reason'
import { useLoginWays } from './login-ways'
import { QrLogin } from './qr-login'
import { tabId, Tabs } from './tabs'

const titles = { wechat: 'login.wechat', face: 'login.face' } as const

interface LoginDialogProps {
  /** What for, where that is not plain. */
  reason?: LoginReason | undefined
  /** Once: whether the reader is signed in now. */
  onClose: (signedIn: boolean) => void
}

/** The login within other pages: by account, by WeChat scan or by face (spec: access §2.2). */
export function LoginDialog({ reason, onClose }: LoginDialogProps) {
  const { t } = useTranslation('access')
  const [way, setWay] = useState<'account' | 'wechat' | 'face'>('account')
  const panel = useId()
  const finish = async (login: LoginResult) => {
    await completeLogin(login)
    onClose(true)
  }
  const tabs = [
    { key: 'account' as const, label: t('dialog.account') },
    ...(useLoginWays() ?? []).map((key) => ({ key, label: t(titles[key]) })),
  ]
  return (
    <Dialog title={t('dialog.title')} onClose={() => onClose(false)}>
      {reason ? (
        <p className={styles.reason}>{t(`reason.${reason.to}`, { name: 'name' in reason ? reason.name : '' })}</p>
      ) : null}
      <Tabs label={t('dialog.ways')} tabs={tabs} current={way} onChange={setWay} panel={panel} />
      <div id={panel} className={styles.panel} role="tabpanel" aria-labelledby={tabId(panel, way)}>
        {/* What is typed stays while another way is looked at. */}
        <div hidden={way !== 'account'}>
          <AccountLogin onToken={finish} />
          <p className={styles.links}>
            <a href={resetFromHomeAddress}>{t('login.forgot')}</a>
            <a href={registerFromHomeAddress}>{t('login.register')}</a>
          </p>
        </div>
        {way === 'account' ? null : <QrLogin key={way} kind={way} onToken={finish} />}
      </div>
    </Dialog>
  )
}
