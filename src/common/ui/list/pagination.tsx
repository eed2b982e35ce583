import { useTranslation } from 'react-i18next'
import type { To } from 'react-router-dom'
import { Link } from '../../app/link'
import styles from './pagination.module.css'

interface PaginationProps {
  page: number
  totalPage: number
  /** Where a page is. */
  to: (page: number) => To
  /** Id of the list, which is brought into view when the page is turned. */
  list: string
}

type Place = number | 'gap-before' | 'gap-after'

/** The pages named: the first, the last, and those about the current one; a gap of a single page is filled. */
export function pageNumbers(page: number, totalPage: number): Place[] {
  const from = page <= 4 ? 2 : Math.min(page - 1, totalPage - 4)
  const until = page >= totalPage - 3 ? totalPage - 1 : Math.max(page + 1, 5)
  const near = Array.from({ length: totalPage }, (_, i) => i + 1).filter((one) => one >= from && one <= until)
  const before: Place[] = from > 2 ? ['gap-before'] : []
  const after: Place[] = until < totalPage - 1 ? ['gap-after'] : []
  return [
    1,
    ...before,
    ...near.filter((one) => one > 1 && one < totalPage),
    ...after,
    ...(totalPage > 1 ? [totalPage] : []),
  ]
}

/** Real links, so that a page can be opened beside, sent and gone back to. */
export function Pagination({ page, totalPage, to, list }: PaginationProps) {
  const { t } = useTranslation()
  if (totalPage < 2) return null
  const turn = () => document.getElementById(list)?.focus()
  const step = (target: number, text: string) =>
    target < 1 || target > totalPage ? (
      <span className={styles.step} aria-hidden="true">
        {text}
      </span>
    ) : (
      <Link className={styles.step} to={to(target)} onClick={turn} rel={target < page ? 'prev' : 'next'}>
        {text}
      </Link>
    )
  return (
    <nav className={styles.pages} aria-label={t('pages.label')}>
      {step(page - 1, t('common:action.previous'))}
      <ol>
        {pageNumbers(page, totalPage).map((place) => (
          <li key={place}>
            {typeof place === 'number' ? (
              <Link
                to={to(place)}
                onClick={turn}
                aria-label={t('pages.page', { page: place })}
                aria-current={place === page ? 'page' : undefined}
              >
                {place}
              </Link>
            ) : (
              <span aria-hidden="true">…</span>
            )}
          </li>
        ))}
      </ol>
      <span className={styles.compact} aria-hidden="true">{`${page} / ${totalPage}`}</span>
      {step(page + 1, t('common:action.next'))}
    </nav>
  )
}
