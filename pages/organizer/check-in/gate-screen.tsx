import { Button, Switch } from 'antd'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { letsIn } from '#contract/commerce/check-in/rules.ts'
import type { CheckList } from '#contract/commerce/check-in/schemas.ts'
import type { GateSetting } from '#src/features/commerce/check-in/gate/setting.ts'
import { signalResult } from '#src/features/commerce/check-in/gate/signal.ts'
import { isCheckResult } from '#src/features/commerce/check-in/gate/state.ts'
import { useGate } from '#src/features/commerce/check-in/gate/use-gate.ts'
import { cacheGatePage } from '#src/features/commerce/check-in/cache-gate-page.ts'
import { CameraView } from './camera-view'
import styles from './check-in.module.css'
import { CodeField } from './code-field'
import { Differences } from './differences'
import { DoorSaleButton } from './door/door-sale-button'
import { GateNumbers } from './gate-numbers'
import { GateStatus } from './gate-status'
import { LastScans } from './last-scans'
import { ResultPanel } from './result-panel'
import { useGateName } from './use-gate-name'

interface GateScreenProps {
  list: CheckList
  setting: GateSetting
  onSetting: (change: Partial<GateSetting>) => void
  onLeave: () => void
}

/** A gate: what is scanned or typed, its outcome, and what this device still has to report. */
export function GateScreen({ list, setting, onSetting, onLeave }: GateScreenProps) {
  const { t } = useTranslation('check-in')
  const { gate, state } = useGate(list)
  const name = useGateName()(state.gate.name)
  const [last] = state.scans
  const madeAt = state.kept?.madeAt
  // Once it stands, and with each list: what was fetched since is kept too.
  // oxlint-disable-next-line exhaustive-effect-dependencies -- a list that was fetched is when to look again
  useEffect(() => cacheGatePage(), [madeAt])
  const signalled = useRef(0)
  useEffect(() => {
    if (!last || last.number === signalled.current) return
    signalled.current = last.number
    if (setting.sound) signalResult(isCheckResult(last.result) && letsIn(last.result))
  }, [last, setting.sound])
  return (
    <>
      <header className={styles.gateHead}>
        <h1>{name}</h1>
        <span className={styles.ways}>
          <DoorSaleButton gate={{ id: list.id, name }} />
          <Button onClick={onLeave}>{t('gate.leave')}</Button>
        </span>
      </header>
      <GateStatus state={state} onSend={() => void gate.look()} />
      <div className={styles.gate}>
        <div className={styles.desk}>
          <ResultPanel scan={last} isChecking={state.isChecking} kept={state.kept} />
          <CodeField after={last?.number ?? 0} onCode={(code) => void gate.scan(code)} />
          {setting.camera ? <CameraView onCode={(code) => void gate.scan(code)} /> : null}
          <div className={styles.switches}>
            <Setting label={t('gate.camera')} on={setting.camera} onChange={(camera) => onSetting({ camera })} />
            <Setting label={t('gate.sound')} on={setting.sound} onChange={(sound) => onSetting({ sound })} />
          </div>
        </div>
        <div className={styles.beside}>
          <Differences differences={state.differences} onDone={(key) => void gate.dropDifference(key)} />
          <LastScans scans={state.scans} />
          <GateNumbers listId={list.id} />
        </div>
      </div>
    </>
  )
}

function Setting({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  const id = useId()
  return (
    <span className={styles.switch}>
      <Switch id={id} checked={on} onChange={onChange} />
      <label htmlFor={id}>{label}</label>
    </span>
  )
}
