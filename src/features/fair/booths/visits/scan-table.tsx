import { useTranslation } from 'react-i18next'
import { usePages } from '#src/common/work/list/use-pages.tsx'
import styles from './scan-table.module.css'

export interface ScanRow {
  number: string
  scans: number
  /** Empty: nobody has the booth. */
  exhibitor: string
}

const PAGE = 20

interface ScanTableProps {
  /** In the order in which they are listed. */
  rows: readonly ScanRow[]
  onOpen: (number: string) => void
}

/** The booths with their scans as a list: all that the picture shows. */
export function ScanTable({ rows, onOpen }: ScanTableProps) {
  const { t, i18n } = useTranslation('booth-desk')
  const { shown, pages } = usePages(rows, PAGE)
  const format = new Intl.NumberFormat(i18n.language)
  const largest = Math.max(1, ...rows.map(({ scans }) => scans))
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t('scans.table')}>
        <thead>
          <tr>
            <th scope="col">{t('sheet.head.booth')}</th>
            <th scope="col">{t('sheet.head.exhibitor')}</th>
            <th scope="col">{t('scans.head')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ number, exhibitor, scans }) => (
            <tr key={number}>
              <td>
                <button type="button" aria-label={t('scans.open', { number })} onClick={() => onOpen(number)}>
                  {number}
                </button>
              </td>
              <td>{exhibitor || t('scans.nobody')}</td>
              <td>
                <span className={styles.bar} style={{ width: `${(scans / largest) * 100}%` }} aria-hidden="true" />
                {format.format(scans)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {pages}
    </div>
  )
}
