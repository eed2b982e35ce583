import { useTranslation } from 'react-i18next'
import type { CaseDetail } from '../../../contract/review/schemas'
import styles from './case.module.css'

/** Every field of the record, both languages beside each other; what is the same in both stands once. */
export function CaseLines({ lines }: { lines: CaseDetail['lines'] }) {
  const { t } = useTranslation('organizer')
  return (
    <section aria-labelledby="record">
      <h2 id="record">{t('case.record')}</h2>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t('case.field')}</th>
            <th scope="col" lang="zh-CN">
              中文
            </th>
            <th scope="col" lang="en-US">
              English
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ field, zh, en }) => (
            <tr key={field}>
              <th scope="row">{t(`field.${field}`)}</th>
              {zh === en ? (
                <td colSpan={2}>{zh || '—'}</td>
              ) : (
                <>
                  <td lang="zh-CN">{zh || '—'}</td>
                  <td lang="en-US">{en || '—'}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
