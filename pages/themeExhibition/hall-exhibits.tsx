import { useTranslation } from 'react-i18next'
import { PAGE_SIZE } from '#contract/core/limits.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { ListSection } from '#src/common/ui/list/list-section.tsx'
import { Pagination } from '#src/common/ui/list/pagination.tsx'
import { Shown } from '#src/common/ui/states.tsx'
import { useExhibits } from '#src/features/fair/exhibits/api.ts'
import { ExhibitGrid, ExhibitGridSkeleton } from '#src/features/fair/exhibits/exhibit-grid.tsx'

const LIST = 'hall-exhibits'

export function HallExhibits({ hallId }: { hallId: number }) {
  const { t } = useTranslation('halls')
  const query = useHashQuery()
  const exhibits = useExhibits({ hallId, page: query.page })
  return (
    <ListSection id={LIST} label={t('detail.exhibits')} stale={exhibits.isPlaceholderData}>
      <h2 className="yz-visually-hidden">{t('detail.exhibits')}</h2>
      <Shown query={exhibits} loading={<ExhibitGridSkeleton count={PAGE_SIZE} />}>
        {({ list, totalPage }) => (
          <>
            <ExhibitGrid exhibits={list} emptyText={t('detail.noExhibits')} />
            <Pagination page={query.page} totalPage={totalPage} to={(page) => query.to({ page })} list={LIST} />
          </>
        )}
      </Shown>
    </ListSection>
  )
}
