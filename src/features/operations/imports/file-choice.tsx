import { Upload } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { fileExtension } from '#contract/foundation/files/limits.ts'
import { handingOn, PickButton, UploadZone } from '#src/common/work/upload/upload-zone.tsx'
import { formatMegabytes } from '#src/common/upload/check-upload.ts'
import type { Problem } from '#src/common/upload/problem.ts'
import { useState } from 'react'
import styles from './imports.module.css'

interface FileChoiceProps {
  label: string
  hint: string
  types: readonly string[]
  maxBytes: number
  value: File | null
  onChange: (file: File) => void
  /** This one alone, as it was begun. */
  expected?: { name: string; size: number }
}

const KB = 1024

/** One file by button, paste or drop; it is sent when the import begins. */
export function FileChoice({ label, hint, types, maxBytes, value, onChange, expected }: FileChoiceProps) {
  const { t } = useTranslation('imports')
  const [problem, setProblem] = useState<Problem>()
  const [isOther, setOther] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const findProblem = ({ name, size }: File): Problem | undefined => {
    if (!types.includes(fileExtension(name))) return { name: 'fileType', values: { types: types.join(', ') } }
    if (size === 0) return { name: 'damaged' }
    return size > maxBytes ? { name: 'fileSize', values: { limit: formatMegabytes(maxBytes / KB) } } : undefined
  }
  const take = ([file]: readonly File[]) => {
    if (!file) return
    const wrong = findProblem(file)
    const other = !wrong && expected !== undefined && (expected.name !== file.name || expected.size !== file.size)
    setProblem(wrong)
    setOther(other)
    if (!wrong && !other) onChange(file)
  }
  return (
    <div className={styles.choice}>
      <p className={styles.choiceLabel}>{label}</p>
      <UploadZone take={take} problem={problem}>
        {(describedBy) => (
          <Upload accept={types.map((type) => `.${type}`).join(',')} fileList={[]} {...handingOn(take)}>
            <PickButton ref={button} aria-label={t('new.pickOf', { name: label })} describedBy={describedBy}>
              {value ? t('new.pickOther') : t('new.pick')}
            </PickButton>
          </Upload>
        )}
      </UploadZone>
      {isOther && expected ? (
        <p role="alert" className={styles.wrong}>
          {t('send.other', { name: expected.name })}
        </p>
      ) : null}
      {value ? (
        <p className={styles.chosen}>
          {value.name} <small>{formatMegabytes(value.size / KB)} MB</small>
        </p>
      ) : null}
      <p className={styles.hint}>{hint}</p>
    </div>
  )
}
