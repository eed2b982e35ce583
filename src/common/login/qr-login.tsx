import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LOGIN_QR_PX } from '#contract/people/session/limits.ts'
import type { LoginResult } from '#contract/people/session/schemas.ts'
import { QrCode } from '../ui/qr-code'
import { errorMessage } from '../request/error-message'
import { type QrKind, type QrView, runQrFlow } from './qr-flow'
import styles from './qr-login.module.css'

interface QrLoginProps {
  kind: QrKind
  /** Links the identity to the account that is signed in, instead of logging in. */
  link?: boolean
  /** Completes the login; when it rejects, the panel says why. */
  onToken?: (login: LoginResult) => Promise<void>
  onLinked?: () => void
}

const imageKeys = {
  login: { wechat: 'qr.wechatImage', face: 'qr.faceImage' },
  link: { wechat: 'qr.wechatLinkImage', face: 'qr.faceLinkImage' },
}
const scanKeys = { wechat: 'qr.wechatScan', face: 'qr.faceScan' }
const openKeys = { wechat: 'qr.wechatOpen', face: 'qr.faceOpen' }
const unlinkedKeys = { wechat: 'qr.wechatUnlinked', face: 'qr.faceUnlinked' }

/** A login by WeChat or face: a QR, or the way to the service's own page, and how it goes (spec: access §2.2, §4). */
export function QrLogin(props: QrLoginProps) {
  const [round, setRound] = useState(0)
  return <Round key={round} {...props} onRenew={() => setRound(round + 1)} />
}

/** One flow, from its start to its end. */
function Round({ kind, link = false, onToken, onLinked, onRenew }: QrLoginProps & { onRenew: () => void }) {
  const { t } = useTranslation('access')
  const [view, setView] = useState<QrView>({ state: 'starting' })
  const after = useRef({ onToken, onLinked })
  useEffect(() => {
    after.current = { onToken, onLinked }
  })
  useEffect(
    () =>
      runQrFlow({ kind, link }, (next) => {
        setView(next)
        if (next.state === 'linked') after.current.onLinked?.()
        if (next.state !== 'confirmed') return
        after.current
          .onToken?.(next.login)
          .catch((error: unknown) => setView({ state: 'failed', message: errorMessage(error) }))
      }),
    [kind, link],
  )

  const { state } = view
  const opened = view.state === 'waiting' && !view.embedded
  return (
    <div className={styles.panel}>
      <div className={styles.place} aria-live="polite">
        {state === 'starting' ? (
          <span className={`yz-skeleton ${styles.waiting}`} role="img" aria-label={t('qr.starting')} />
        ) : null}
        {view.state === 'waiting' && view.embedded ? (
          <QrCode text={view.address} size={LOGIN_QR_PX} label={t(imageKeys[link ? 'link' : 'login'][kind])} />
        ) : null}
        {opened ? (
          <a className="yz-button" href={view.address} target="_blank" rel="noreferrer">
            {t(openKeys[kind])}
            <span className="yz-visually-hidden">{t('qr.newWindow')}</span>
          </a>
        ) : null}
        {state === 'confirmed' || state === 'linked' ? (
          <p className={styles.state}>{t(state === 'linked' ? 'qr.linked' : 'qr.done')}</p>
        ) : null}
        {state === 'expired' || state === 'refused' || state === 'unlinked' || state === 'failed' ? (
          <div className={styles.state}>
            <p>
              {view.state === 'failed' ? view.message : t(state === 'unlinked' ? unlinkedKeys[kind] : `qr.${state}`)}
            </p>
            <button type="button" className="yz-button" onClick={onRenew}>
              {t('qr.renew')}
            </button>
          </div>
        ) : null}
      </div>
      <p>{opened ? t(link ? 'qr.openLinkText' : 'qr.openText') : t(scanKeys[kind])}</p>
      {view.state === 'waiting' && view.embedded ? (
        <>
          <p className={styles.note}>{t('qr.embedded')}</p>
          <a href={view.address} target="_blank" rel="noreferrer">
            {t('qr.openSandbox')}
            <span className="yz-visually-hidden">{t('qr.newWindow')}</span>
          </a>
        </>
      ) : null}
    </div>
  )
}
