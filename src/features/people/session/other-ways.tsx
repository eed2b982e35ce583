import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoginWays } from '#src/common/login/login-ways.ts'
import { Dialog } from '#src/common/ui/dialog/dialog.tsx'
import styles from './access.module.css'
import { finishLogin } from './after-login'

const QrLogin = lazy(() => import('#src/common/login/qr-login.tsx').then((module) => ({ default: module.QrLogin })))

const titles = { wechat: 'login.wechat', face: 'login.face' }

/** WeChat and face, each in a dialog that stops polling when it is closed (spec: access §1). */
export function OtherWays() {
  const { t } = useTranslation('access')
  const [way, setWay] = useState<'wechat' | 'face'>()
  const ways = useLoginWays()
  if (!ways || ways.length === 0) return null
  return (
    <section className={styles.other} aria-label={t('login.other')}>
      <h2>{t('login.other')}</h2>
      <div>
        {ways.map((kind) => (
          <button key={kind} type="button" className="yz-button" data-kind="quiet" onClick={() => setWay(kind)}>
            {t(titles[kind])}
          </button>
        ))}
      </div>
      {way ? (
        <Dialog title={t(titles[way])} width={440} onClose={() => setWay(undefined)}>
          <Suspense fallback={<div className={styles.scanning} />}>
            <QrLogin kind={way} onToken={finishLogin} />
          </Suspense>
        </Dialog>
      ) : null}
    </section>
  )
}
