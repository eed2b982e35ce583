import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getScene } from '#contract/people/session/endpoints.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import type { QrKind } from '#src/common/login/qr-flow.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { Failed } from '#src/common/ui/states.tsx'
import { sandboxIdentity } from './sandbox-identity'
import { type Outcome, toSandboxOutcome, Question } from './sandbox-question'
import styles from './sandbox.module.css'

function OutcomeText({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('access')
  return (
    <div role="status">
      <h2>{t(`sandbox.${outcome}Title`)}</h2>
      <p>{t(`sandbox.${outcome}Text`)}</p>
    </div>
  )
}

function Body({ scene, proof }: { scene: string; proof: string }): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>()
  const { data, error, refetch } = useEndpoint(getScene, { scene }, { enabled: scene !== '' && !outcome })
  const ended = outcome ?? (scene === '' ? 'expired' : toSandboxOutcome(error))
  if (ended) return <OutcomeText outcome={ended} />
  if (error) return <Failed error={error} retry={() => void refetch()} />
  if (!data) return <div className={`yz-skeleton ${styles.waiting}`} />
  return <Question scene={scene} linking={data.linking} proof={proof} onOutcome={setOutcome} />
}

/** The page that stands for the phone where the fair has no WeChat or face service (docs/providers.md). */
export function SandboxScreen({ kind }: { kind: QrKind }) {
  const { t } = useTranslation('access')
  const { text } = useHashQuery()
  const [proof] = useState(() => sandboxIdentity(kind))
  const title = t(kind === 'wechat' ? 'sandbox.wechatTitle' : 'sandbox.faceTitle')
  useTitle(title)
  return (
    <div className={styles.page}>
      <article className={styles.phone}>
        <p className={styles.badge}>{t('sandbox.badge')}</p>
        <h1>{title}</h1>
        <p className={styles.note}>{t(kind === 'wechat' ? 'sandbox.wechatNote' : 'sandbox.faceNote')}</p>
        <div className={styles.body}>
          <Body key={text('scene')} scene={text('scene')} proof={proof} />
        </div>
        <p className={styles.identity}>
          {t('sandbox.identity')} <code>{proof.slice(0, 8)}</code>
          <small>{t('sandbox.identityHint')}</small>
        </p>
      </article>
    </div>
  )
}
