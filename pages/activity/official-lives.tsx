import { useTranslation } from 'react-i18next'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useOfficialLives } from '#src/features/live/live/api.ts'
import { LIVES_PER_PAGE, LivesList, statusIn } from './lives-list'

export function OfficialLives() {
  const { t } = useTranslation('live')
  const query = useHashQuery()
  const lives = useOfficialLives({ page: query.page, limit: LIVES_PER_PAGE, status: statusIn(query) })
  return <LivesList heading={t('list.heading')} query={query} lives={lives} />
}
