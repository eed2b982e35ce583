import { useTranslation } from 'react-i18next'
import { exchangeHallAddress } from '#src/common/app/exchange-addresses.ts'
import { useDemands } from '#src/features/trade/demands/api.ts'
import { DemandGrid, DemandGridSkeleton } from '#src/features/trade/demands/demand-grid.tsx'
import { Section } from './section'

const DEMANDS = 3

/** What buyers look for now; nothing while they look for nothing. */
export function Matchmaking() {
  const { t } = useTranslation('home')
  const { data, isPending } = useDemands({ limit: DEMANDS, open: true, sort: 'newest' })
  const demands = data?.list ?? []
  if (demands.length === 0 && !isPending) return null
  return (
    <Section
      title={t('demands.title')}
      lead={t('demands.lead')}
      more={{ href: exchangeHallAddress, label: t('demands.more') }}
    >
      {isPending ? <DemandGridSkeleton count={DEMANDS} /> : <DemandGrid demands={demands} />}
    </Section>
  )
}
