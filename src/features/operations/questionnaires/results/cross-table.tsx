import { Alert, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ANONYMOUS_MIN } from '#contract/operations/questionnaires/limits.ts'
import type { QuestionResult } from '#contract/operations/questionnaires/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { useCross } from '../manage/api'
import styles from './results.module.css'

interface CrossTableProps {
  id: number
  results: readonly QuestionResult[]
  isAnonymous: boolean
}

/** Two questions against each other: how often each answer to one came with each to the other. */
export function CrossTable({ id, results, isAnonymous }: CrossTableProps) {
  const { t } = useTranslation('questionnaire-desk')
  const [row, setRow] = useState('')
  const [column, setColumn] = useState('')
  const cross = useCross(id, row, column)
  const choices = results.filter(({ type }) => type === 'single' || type === 'multiple' || type === 'rating')
  if (choices.length < 2) return null
  const side = (key: 'row' | 'column', value: string, put: (value: string) => void) => (
    <Select
      aria-label={t(`cross.${key}`)}
      placeholder={t(`cross.${key}`)}
      value={value === '' ? null : value}
      options={choices.map((one) => ({ value: one.id, label: one.title }))}
      onChange={(next) => put(next ?? '')}
    />
  )
  return (
    <section className={styles.result} aria-label={t('cross.title')}>
      <h3>{t('cross.title')}</h3>
      {isAnonymous ? <p className={styles.about}>{t('cross.anonymous', { min: ANONYMOUS_MIN })}</p> : null}
      <div className={styles.sides}>
        {side('row', row, setRow)}
        {side('column', column, setColumn)}
      </div>
      {cross.error ? <Alert type="info" showIcon role="alert" title={errorMessage(cross.error)} /> : null}
      {cross.data && !cross.error ? (
        <div className={styles.scroll}>
          <table className={styles.cross}>
            <thead>
              <tr>
                <th scope="col">{choices.find((one) => one.id === row)?.title}</th>
                {cross.data.columns.map((one) => (
                  <th key={one.id} scope="col">
                    {one.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cross.data.rows.map((one) => (
                <tr key={one.id}>
                  <th scope="row">{one.label}</th>
                  {one.cells.map((count, place) => (
                    <td key={cross.data.columns[place]?.id ?? place}>
                      {count ?? t('cross.few', { min: ANONYMOUS_MIN })}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </section>
  )
}
