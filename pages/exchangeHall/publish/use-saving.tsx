import { Alert, Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDemand, getOwnDemand, saveDemand } from '#contract/trade/demands/endpoints.ts'
import type { OwnDemand } from '#contract/trade/demands/schemas.ts'
import type { DemandDocument } from '#contract/trade/demands/rules.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { call } from '#src/common/request/call.ts'
import { useDemandChange } from '#src/features/trade/demands/own-api.ts'
import styles from '../work.module.css'

type Kept = Pick<OwnDemand, 'id' | 'version'>

interface Saving {
  /** Keeps what is written; undefined: another window was first, which `conflict` says. */
  save: (document: DemandDocument, submit: boolean) => Promise<Kept | undefined>
  /** Something else is written now. */
  changed: () => void
  conflict: ReactNode
}

/** Keeps a demand, for the first time or over the version that was seen. */
export function useSaving(demand: OwnDemand | undefined): Saving {
  const { t } = useTranslation('own-demands')
  const [add, overwrite] = [useDemandChange(addDemand), useDemandChange(saveDemand)]
  const [kept, setKept] = useState<Kept | undefined>(demand)
  // Sent again after a break it is kept once; what was written since is kept as another.
  const [key, setKey] = useState(newKey)
  const [isOld, setOld] = useState(false)
  const [isLost, setLost] = useState(false)
  const save: Saving['save'] = async (document, submit) => {
    setOld(false)
    try {
      const one = kept
        ? await overwrite.mutateAsync({ id: kept.id, version: kept.version, document, submit })
        : await add.mutateAsync({ key, document, submit })
      setKept({ id: one.id, version: one.version })
      return one
    } catch (error) {
      if (!isRefusal(error, 'DemandChanged')) throw error
      setOld(true)
      return undefined
    }
  }
  const refresh = async (id: number) => {
    try {
      const { version } = await call(getOwnDemand, { id }, { alerts: false })
      setKept({ id, version })
      setOld(false)
      setLost(false)
    } catch {
      setLost(true)
    }
  }
  const conflict = isOld ? (
    <Alert
      className={styles.notice ?? ''}
      type="warning"
      showIcon
      role="alert"
      title={t(isLost ? 'conflict.lost' : 'conflict.title')}
      action={
        <Button size="small" onClick={() => kept && void refresh(kept.id)}>
          {t('conflict.refresh')}
        </Button>
      }
    />
  ) : null
  return { save, changed: () => setKey(newKey()), conflict }
}
