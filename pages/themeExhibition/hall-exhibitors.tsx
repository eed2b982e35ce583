import { useTranslation } from 'react-i18next'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { ListSection } from '#src/common/ui/list/list-section.tsx'
import { Pagination } from '#src/common/ui/list/pagination.tsx'
import { Shown } from '#src/common/ui/states.tsx'
import { useExhibitors } from '#src/features/fair/exhibitors/api.ts'
import { ExhibitorList, ExhibitorListSkeleton } from '#src/features/fair/exhibitors/exhibitor-list.tsx'

const LIST = 'hall-exhibitors'
const WAITING = 4

export function HallExhibitors({ hallId }: { hallId: number }) {
  const { t } = useTranslation('halls')
  const query = useHashQuery()
  const exhibitors = useExhibitors({ hallId, page: query.page })
  return (
    <ListSection id={LIST} label={t('detail.exhibitors')} stale={exhibitors.isPlaceholderData}>
      <h2 className="yz-visually-hidden">{t('detail.exhibitors')}</h2>
      <Shown query={exhibitors} loading={<ExhibitorListSkeleton count={WAITING} />}>
        {({ list, totalPage }) => (
          <>
            <ExhibitorList exhibitors={list} emptyText={t('detail.noExhibitors')} />
            <Pagination page={query.page} totalPage={totalPage} to={(page) => query.to({ page })} list={LIST} />
          </>
        )}
      </Shown>
    </ListSection>
  )
}
