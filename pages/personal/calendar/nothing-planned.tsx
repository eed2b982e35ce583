import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { exhibitorsAddress, livesAddress } from '#src/common/app/addresses.ts'
import { Empty } from '#src/common/ui/states.tsx'

/** Leads to what can be planned. */
export function NothingPlanned() {
  const { t } = useTranslation('calendar')
  return (
    <Empty title={t('empty.title')} text={t('empty.text')}>
      <Button type="primary" href={livesAddress}>
        {t('empty.lives')}
      </Button>
      <Button href={exhibitorsAddress}>{t('empty.exhibitors')}</Button>
    </Empty>
  )
}
