import { useTranslation } from 'react-i18next'
import { exchangeHallAddress } from '../../src/common/app/exchange-addresses'
import { useDemands } from '../../src/features/demands/api'
import { DemandGrid } from '../../src/features/demands/demand-grid'
import { Section } from './section'

const DEMANDS = 3

/** What buyers look for now; nothing while they look for nothing. */
export function Matchmaking() {
  const { t } = useTranslation('home')
  const demands = useDemands({ limit: DEMANDS, open: true, sort: 'newest' }).data?.list ?? []
  if (demands.length === 0) return null
  return (
    <Section
      title={t('demands.title')}
      lead={t('demands.lead')}
      more={{ href: exchangeHallAddress, label: t('demands.more') }}
    >
      <DemandGrid demands={demands} />
    </Section>
  )
}
