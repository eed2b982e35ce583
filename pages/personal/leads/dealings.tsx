import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import { Link } from '#src/common/app/link.tsx'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useSession } from '#src/common/session/session.ts'
import { Empty } from '#src/common/ui/states.tsx'
import { BlockButton } from '#src/features/trade/blocks/block-button.tsx'
import { BlockedList } from '#src/features/trade/blocks/blocked-list.tsx'
import { DealingList, DealingPage } from '#src/features/trade/leads/dealing-list.tsx'
import lists from '../lists.module.css'
import page from '../personal.module.css'
import { DealingTabs } from './dealing-tabs'

/** The exhibitors of a buyer, or everything with one of them; whoever else comes here learns who has them. */
export function Dealings() {
  const { t } = useTranslation('leads')
  const query = useHashQuery()
  const id = query.id('id')
  const isBlocked = query.text('part') === 'blocked'
  if (!hasPermission(useSession()?.user.userType, 'readDealings'))
    return <Empty title={t('dealings.closed')} text={t('dealings.closedText')} />
  if (id !== undefined)
    return (
      <div className={page.stack}>
        <Link className={lists.back} to="/dealings">
          {t('dealings.back')}
        </Link>
        <DealingPage key={id} id={id} renderMore={(of) => <BlockButton side="buyer" {...of} />} />
      </div>
    )
  return (
    <div className={page.stack}>
      <h2 className={page.sectionTitle}>{t('dealings.title')}</h2>
      <p className={lists.lead}>{t(isBlocked ? 'blocks:list.buyer.lead' : 'dealings.lead')}</p>
      <DealingTabs path="/dealings" query={query} />
      {isBlocked ? <BlockedList side="buyer" query={query} /> : <DealingList query={query} />}
    </div>
  )
}
