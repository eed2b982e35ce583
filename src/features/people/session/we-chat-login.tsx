import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Link } from '#src/common/app/link.tsx'
import { useTitle } from '#src/common/app/use-title.ts'
import { QrLogin } from '#src/common/login/qr-login.tsx'
import { AccessFrame } from './access-frame'
import styles from './access.module.css'
import { finishLogin } from './after-login'

/** `/weChatLogin`: the scan as a page of its own (spec: access §2.1). */
export function WeChatLogin({ sidePanel }: { sidePanel?: ReactNode }) {
  const { t } = useTranslation('access')
  // It may hold the callback.
  const { search } = useLocation()
  useTitle(t('weChat.title'))
  return (
    <AccessFrame sidePanel={sidePanel}>
      <h1>{t('weChat.title')}</h1>
      <p className={styles.lead}>{t('weChat.text')}</p>
      <QrLogin kind="wechat" onToken={finishLogin} />
      <p className={styles.links}>
        <Link to={{ pathname: '/', search }}>{t('reset.back')}</Link>
      </p>
    </AccessFrame>
  )
}
