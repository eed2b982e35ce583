import { useTranslation } from 'react-i18next'
import { PageHead } from '#src/common/ui/list/page-head.tsx'

/** The list of demands while its code is on the way. */
export function ListWaiting() {
  const { t } = useTranslation('demands')
  return (
    <div className="yz-wrap">
      <PageHead title={t('list.title')} lead={t('list.lead')} />
    </div>
  )
}
