import { useTranslation } from 'react-i18next'
import { usePages } from '#src/common/work/list/use-pages.tsx'
import manage from '../manage/manage.module.css'
import { headingOf } from './build-sheet'
import type { CheckedRow } from './check-rows'
import styles from './sheet.module.css'

const PAGE = 50

/** What each row of a file does, or what is wrong with it. */
export function RowTable({ rows }: { rows: readonly CheckedRow[] }) {
  const { t } = useTranslation('booth-desk')
  const { shown, pages } = usePages(rows, PAGE)
  return (
    <div className={manage.proposals}>
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col">{t('sheet.head.line')}</th>
            <th scope="col">{t('sheet.head.booth')}</th>
            <th scope="col">{t('sheet.head.exhibitor')}</th>
            <th scope="col">{t('sheet.head.result')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ line, number, name, from, outcome, fault }) => (
            <tr key={line}>
              <td>{t('sheet.line', { line })}</td>
              <td>{number}</td>
              <td>{name}</td>
              <td>
                {t(outcome === 'move' ? 'sheet.moveFrom' : `sheet.outcome.${outcome}`, { from })}
                {fault ? (
                  <span className={`${manage.why} ${manage.conflict}`}>
                    {t('sheet.faultIn', {
                      column: headingOf(fault.column),
                      fault: t(`sheet.fault.${fault.reason}`, fault.values ?? {}),
                    })}
                  </span>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {pages}
    </div>
  )
}
