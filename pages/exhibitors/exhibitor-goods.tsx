import { useTranslation } from 'react-i18next'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import styles from '#src/common/ui/detail/detail.module.css'
import { Pagination } from '#src/common/ui/list/pagination.tsx'
import { Shown } from '#src/common/ui/states.tsx'
import { useExhibits } from '#src/features/fair/exhibits/api.ts'
import { ExhibitGrid, ExhibitGridSkeleton } from '#src/features/fair/exhibits/exhibit-grid.tsx'

const GOODS = 'goods'
const PER_PAGE = 10

/** What the exhibitor shows; the page is kept in the address. */
export function ExhibitorGoods({ exhibitorId }: { exhibitorId: number }) {
  const { t } = useTranslation('exhibitors')
  const query = useHashQuery()
  const goods = useExhibits({ exhibitorId, page: query.page, limit: PER_PAGE })
  return (
    <section id={GOODS} className={styles.section} aria-labelledby="goods-title" tabIndex={-1}>
      <h2 id="goods-title">{t('detail.goods')}</h2>
      <Shown query={goods} loading={<ExhibitGridSkeleton count={5} />}>
        {({ list, totalPage }) => (
          <>
            <ExhibitGrid exhibits={list} emptyText={t('detail.noGoods')} />
            <Pagination page={query.page} totalPage={totalPage} to={(page) => query.to({ page })} list={GOODS} />
          </>
        )}
      </Shown>
    </section>
  )
}
