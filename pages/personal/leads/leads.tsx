import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { worksForExhibitor } from '#contract/core/permissions.ts'
import { Link } from '#src/common/app/link.tsx'
import { type HashQuery, useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useSession } from '#src/common/session/session.ts'
import { Empty } from '#src/common/ui/states.tsx'
import { BlockButton } from '#src/features/trade/blocks/block-button.tsx'
import { BlockedList } from '#src/features/trade/blocks/blocked-list.tsx'
import { ScanDialog } from '#src/features/trade/cards/scan-dialog.tsx'
import { LeadList } from '#src/features/trade/leads/lead-list.tsx'
import { LeadPage } from '#src/features/trade/leads/lead-page.tsx'
import lists from '../lists.module.css'
import page from '../personal.module.css'
import { DealingTabs } from './dealing-tabs'

/** The leads of an exhibitor or one of them; whoever works for none is notified. */
export function Leads() {
  const { t } = useTranslation('leads')
  const user = useSession()?.user
  const query = useHashQuery()
  const id = query.id('id')
  if (!worksForExhibitor(user ?? {})) return <Empty title={t('closed')} text={t('closedText')} />
  if (id === undefined) return <AllLeads query={query} />
  return (
    <div className={page.stack}>
      <Link className={lists.back} to="/leads">
        {t('back')}
      </Link>
      <LeadPage key={id} id={id} renderMore={(of) => <BlockButton side="exhibitor" {...of} />} />
    </div>
  )
}

/** The list, with the way to a new one: a card that is scanned, here or by the phone's own camera. */
function AllLeads({ query }: { query: HashQuery }) {
  const { t } = useTranslation('leads')
  const [isScanning, setScanning] = useState(false)
  const card = query.text('card')
  const isBlocked = query.text('part') === 'blocked'
  const close = () => {
    setScanning(false)
    if (card) query.set({ card: undefined })
  }
  return (
    <div className={page.stack}>
      <div className={lists.head}>
        <h2 className={page.sectionTitle}>{t('title')}</h2>
        <Button type="primary" onClick={() => setScanning(true)}>
          {t('scan')}
        </Button>
      </div>
      <p className={lists.lead}>{t(isBlocked ? 'blocks:list.exhibitor.lead' : 'lead')}</p>
      <DealingTabs path="/leads" query={query} />
      {isBlocked ? <BlockedList side="exhibitor" query={query} /> : <LeadList query={query} />}
      {isScanning || card ? <ScanDialog code={card || undefined} onClose={close} /> : null}
    </div>
  )
}
