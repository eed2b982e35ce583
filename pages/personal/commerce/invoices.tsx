import { useTranslation } from 'react-i18next'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import lists from '../lists.module.css'
import page from '../personal.module.css'
import { OwnInvoices } from './own-invoices'
import { SavedTitles } from './saved-titles'

/** The own invoices, and the titles that are saved for them (spec: live §9). */
export function Invoices() {
  const { t } = useTranslation('invoices')
  const query = useHashQuery()
  const isTitles = query.text('part') === 'titles'
  return (
    <div className={page.stack}>
      <h2 className={page.sectionTitle}>{t('title')}</h2>
      <p className={lists.lead}>{t('lead')}</p>
      <LinkTabs
        label={t('parts')}
        tabs={[
          { key: 'own', to: '/invoices', label: t('own'), current: !isTitles },
          { key: 'titles', to: '/invoices?part=titles', label: t('titles.title'), current: isTitles },
        ]}
      />
      {isTitles ? <SavedTitles /> : <OwnInvoices query={query} />}
    </div>
  )
}
