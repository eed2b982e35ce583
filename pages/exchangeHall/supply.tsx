import { useTranslation } from 'react-i18next'
import { demandsAddress } from '#src/common/app/exchange-addresses.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { useSession } from '#src/common/session/session.ts'
import { RecordShown } from '#src/common/ui/detail/record.tsx'
import { Shown } from '#src/common/ui/states.tsx'
import { Work } from '#src/common/work/work.tsx'
import { useDemand } from '#src/features/trade/demands/api.ts'
import { useOwnOffers } from '#src/features/trade/offers/own-api.ts'
import { ReaderGate } from './reader-gate'
import { SupplySheet } from './supply-sheet'
import styles from './work.module.css'

/** `/supply?id`: an offer to a demand, or the own one that stands. */
export function Supply() {
  const { t } = useTranslation('offers')
  useTitle(t('supply.title'))
  const userId = useSession()?.user.userId
  return (
    <Work>
      <div className={`yz-wrap ${styles.page}`}>
        <h1>{t('supply.title')}</h1>
        <ReaderGate needs="offer" reason={{ to: 'offer' }}>
          <RequestedDemand key={userId} />
        </ReaderGate>
      </div>
    </Work>
  )
}

const waiting = <div className={`yz-skeleton ${styles.waiting}`} />
/** More than an exhibitor makes to one demand. */
const OWN_MAX = 20

function RequestedDemand() {
  const { t } = useTranslation('offers')
  const id = useHashQuery().id('id')
  const demand = useDemand(id)
  const own = useOwnOffers({ demandId: id ?? 0, limit: OWN_MAX }, id !== undefined)
  return (
    <RecordShown
      id={id}
      query={demand}
      loading={waiting}
      missing={t('exchange:detail.missing')}
      back={{ href: demandsAddress, label: t('exchange:detail.back') }}
    >
      {(one) => (
        <Shown query={own} loading={waiting}>
          {({ list }) => (
            <SupplySheet
              key={one.id}
              demand={one}
              offers={list}
              refresh={async () => (await demand.refetch()).data !== undefined}
            />
          )}
        </Shown>
      )}
    </RecordShown>
  )
}
