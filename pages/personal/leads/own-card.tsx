import { useTranslation } from 'react-i18next'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { MeetingList } from '#src/features/trade/cards/meeting-list.tsx'
import { OwnCard } from '#src/features/trade/cards/own-card.tsx'
import lists from '../lists.module.css'
import page from '../personal.module.css'

/** The card of whoever is signed in, and who has what of it. */
export function Card() {
  const { t } = useTranslation('cards')
  const query = useHashQuery()
  return (
    <div className={page.stack}>
      <h2 className={page.sectionTitle}>{t('title')}</h2>
      <p className={lists.lead}>{t('lead')}</p>
      <OwnCard />
      <MeetingList query={query} />
    </div>
  )
}
