import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownDemandsAddress } from '#src/common/app/exchange-addresses.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { useSession } from '#src/common/session/session.ts'
import { RecordShown } from '#src/common/ui/detail/record.tsx'
import { Work } from '#src/common/work/work.tsx'
import { useOwnDemand } from '#src/features/trade/demands/own-api.ts'
import { ReaderGate } from '../reader-gate'
import styles from '../work.module.css'
import { DemandEditor } from './demand-editor'

/** `/publish` and `/publish?id`: the form of a demand (spec: live §1, §3). */
export function Publish() {
  const { t } = useTranslation('own-demands')
  const id = useHashQuery().id('id')
  const title = t(id === undefined ? 'form.new' : 'form.edit')
  useTitle(title)
  const userId = useSession()?.user.userId
  return (
    <Work>
      <div className={`yz-wrap ${styles.page}`}>
        <h1>{title}</h1>
        <ReaderGate needs="publishDemands" reason={{ to: 'publish' }}>
          <Opened key={userId} id={id} />
        </ReaderGate>
      </div>
    </Work>
  )
}

const waiting = <div className={`yz-skeleton ${styles.waiting}`} />

function Opened({ id }: { id: number | undefined }) {
  const { t } = useTranslation('own-demands')
  // A new one that is saved gets its number into the address; the form that wrote it stays as it is.
  const [made, setMade] = useState<number>()
  const [round, setRound] = useState(0)
  const isNew = id === undefined || id === made
  const own = useOwnDemand(isNew ? undefined : id)
  const again = () => {
    setMade(undefined)
    setRound((known) => known + 1)
  }
  if (isNew) return <DemandEditor key={`new-${round}`} onMade={setMade} onAgain={again} />
  return (
    <RecordShown
      id={id}
      query={own}
      loading={waiting}
      missing={t('exchange:detail.missing')}
      back={{ href: ownDemandsAddress, label: t('form.back') }}
    >
      {(demand) => <DemandEditor key={demand.id} demand={demand} onMade={setMade} onAgain={again} />}
    </RecordShown>
  )
}
